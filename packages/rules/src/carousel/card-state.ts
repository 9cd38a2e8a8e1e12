// How the cards of a carousel stand to each other.

export type CardState = 'hidden' | 'default' | 'active' | 'before-active' | 'after-active';

export interface CarouselView {
  readonly loading: boolean;
  /** Index of the hovered card. */
  readonly active: number | null;
  /** Visible columns, both ends included. */
  readonly first: number;
  readonly last: number;
  readonly rows: 1 | 2;
}

/** Two-row carousels fill column by column. */
export function placeOf(index: number, rows: 1 | 2): { column: number; row: number } {
  return { column: Math.floor(index / rows), row: index % rows };
}

/** State of the card at an index; a column on either side of the visible ones is kept ready. */
export function cardState(index: number, { loading, active, first, last, rows }: CarouselView): CardState {
  const { column, row } = placeOf(index, rows);
  if (loading || column < first - 1 || column > last + 1) return 'hidden';
  if (active === null) return 'default';
  if (active === index) return 'active';
  const hovered = placeOf(active, rows);
  const isBefore = column === hovered.column ? row < hovered.row : column < hovered.column;
  return isBefore ? 'before-active' : 'after-active';
}

/** A carousel is highlighted under the pointer and while a card is active. */
export function isHighlighted(hovered: boolean, active: number | null): boolean {
  return hovered || active !== null;
}
