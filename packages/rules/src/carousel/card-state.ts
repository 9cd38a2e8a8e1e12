// How the cards of a carousel stand to each other.
import { type ColumnRange, getCell, isWindowed } from './windowing.ts';

type CardState = 'hidden' | 'default' | 'active' | 'before-active' | 'after-active';

/** `first` and `last` are the visible columns, both ends included. */
export interface CarouselView extends ColumnRange {
  readonly loading: boolean;
  /** Index of the hovered card. */
  readonly active: number | null;
  readonly rows: 1 | 2;
}

/** State of the card at an index; a column on either side of the visible ones is kept ready. */
export function getCardState(index: number, view: CarouselView): CardState {
  const { loading, active, rows } = view;
  if (loading || !isWindowed(index, rows, view)) return 'hidden';
  if (active === null) return 'default';
  if (active === index) return 'active';
  const { column, row } = getCell(index, rows);
  const hoveredCell = getCell(active, rows);
  const isBefore = column === hoveredCell.column ? row < hoveredCell.row : column < hoveredCell.column;
  return isBefore ? 'before-active' : 'after-active';
}

/** A carousel is highlighted under the pointer and while a card is active. */
export function isHighlighted(hoveredCell: boolean, active: number | null): boolean {
  return hoveredCell || active !== null;
}
