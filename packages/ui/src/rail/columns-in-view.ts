// Computes which columns of a row are in its viewport, from sizes that were measured before.
import { type ColumnRange, countCarouselColumns, getVisibleColumns } from '@matinee/rules';
import type { RailSizes } from './rail-sizes.ts';

export interface ColumnsInView extends ColumnRange {
  /** Whether the row can scroll back and forward. */
  hasPrevious: boolean;
  hasNext: boolean;
}

export function computeColumnsInView(
  sizes: RailSizes,
  scrollOffset: number,
  count: number,
  rowCount: 1 | 2,
): ColumnsInView {
  const { viewportWidth, cardWidth, gap, gutter } = sizes;
  const visibleStart = Math.max(0, scrollOffset - gutter);
  const visibleColumns = getVisibleColumns({
    count,
    rowCount,
    scrollOffset: visibleStart,
    viewportWidth: scrollOffset - gutter + viewportWidth - visibleStart,
    cardWidth,
    gap,
  });
  const contentWidth = countCarouselColumns(count, rowCount) * (cardWidth + gap) - gap + 2 * gutter;
  return {
    ...visibleColumns,
    hasPrevious: scrollOffset > 4,
    hasNext: scrollOffset + viewportWidth < contentWidth - 4,
  };
}

export function isSameColumnsInView(view: ColumnsInView, otherView: ColumnsInView): boolean {
  return (
    view.first === otherView.first &&
    view.last === otherView.last &&
    view.hasPrevious === otherView.hasPrevious &&
    view.hasNext === otherView.hasNext
  );
}

/**
 * Returns the first half of the columns, for the first render of a row that enters the viewport, so that no frame takes too
 * long. The row renders the rest when it is measured.
 */
export function takeFirstHalf(columns: ColumnsInView): ColumnsInView {
  return { ...columns, last: columns.first + Math.floor((columns.last - columns.first) / 2) };
}

/** Returns how many screens of loaded items follow the visible columns. */
export function countScreensAhead(visibleColumns: ColumnRange, loadedCount: number, rowCount: 1 | 2): number {
  const columnsAhead = countCarouselColumns(loadedCount, rowCount) - 1 - visibleColumns.last;
  return columnsAhead / (visibleColumns.last - visibleColumns.first + 1);
}
