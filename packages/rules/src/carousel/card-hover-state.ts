// States of the cards in a carousel relative to the hovered card.
import { type ColumnRange, getCarouselCell, isWindowed } from './windowing.ts';

type CardState = 'hidden' | 'default' | 'active' | 'before-active' | 'after-active';

/** A carousel's visible columns, both ends included, with its loading and hover state. */
export interface CarouselView extends ColumnRange {
  readonly isLoading: boolean;
  /** Index of the hovered card; null when no card is hovered. */
  readonly activeIndex: number | null;
  readonly rowCount: 1 | 2;
}

/**
 * Returns the state of the card at an index. One column on each side of the visible ones is not hidden, so
 * that it is ready when the row scrolls.
 */
export function getCardState(index: number, view: CarouselView): CardState {
  const { isLoading, activeIndex, rowCount } = view;
  if (isLoading || !isWindowed(index, rowCount, view)) return 'hidden';
  if (activeIndex === null) return 'default';
  if (activeIndex === index) return 'active';
  const { column, row } = getCarouselCell(index, rowCount);
  const hoveredCell = getCarouselCell(activeIndex, rowCount);
  const isBefore = column === hoveredCell.column ? row < hoveredCell.row : column < hoveredCell.column;
  return isBefore ? 'before-active' : 'after-active';
}

/** Whether to highlight a carousel: while the pointer is over it or a card is active. */
export function isCarouselHighlighted(isHovered: boolean, activeIndex: number | null): boolean {
  return isHovered || activeIndex !== null;
}
