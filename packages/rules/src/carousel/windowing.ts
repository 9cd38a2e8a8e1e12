// Virtualises a carousel of cards: which columns are visible, and which items are rendered.

interface CarouselMetrics {
  /** Total number of items. */
  readonly count: number;
  readonly rowCount: 1 | 2;
  /** Distance scrolled from the first card in the text direction; this and the sizes below are CSS pixels. */
  readonly scrollOffset: number;
  readonly viewportWidth: number;
  readonly cardWidth: number;
  readonly gap: number;
}

/** Columns from `first` to `last`, both included; empty when `last` is less than `first`. */
export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

/** Returns the columns with at least one visible pixel. */
export function getVisibleColumns(metrics: CarouselMetrics): ColumnRange {
  const { count, rowCount, scrollOffset, viewportWidth, cardWidth, gap } = metrics;
  const columnCount = countCarouselColumns(count, rowCount);
  const columnWidth = cardWidth + gap;
  if (columnCount === 0 || columnWidth <= 0 || viewportWidth <= 0) return { first: 0, last: -1 };
  const offset = Math.max(0, scrollOffset);
  const firstColumn = Math.floor((offset + gap) / columnWidth);
  const lastColumn = Math.ceil((offset + viewportWidth) / columnWidth) - 1;
  return { first: Math.min(firstColumn, columnCount - 1), last: Math.min(lastColumn, columnCount - 1) };
}

/** Returns the number of columns that `count` items fill. */
export function countCarouselColumns(count: number, rowCount: 1 | 2): number {
  return Math.ceil(count / rowCount);
}

/** The visible columns and one more on each side. Outside this range, only pinned cards are rendered. */
function addOverscan({ first, last }: ColumnRange): ColumnRange {
  return { first: first - 1, last: last + 1 };
}

/**
 * Returns the indexes of the items to render, in ascending order.
 * @param pinnedIndexes items to render at any scroll position, such as the focused one
 */
export function getWindowedIndexes(
  count: number,
  rowCount: 1 | 2,
  visibleColumns: ColumnRange,
  pinnedIndexes: readonly number[] = [],
): number[] {
  const { first, last } = addOverscan(visibleColumns);
  const start = Math.max(0, first * rowCount);
  const end = Math.min(count, (last + 1) * rowCount);
  const windowedIndexes = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  const addedIndexes = pinnedIndexes.filter(
    (index) => index >= 0 && index < count && (index < start || index >= end),
  );
  return addedIndexes.length === 0
    ? windowedIndexes
    : [...new Set([...windowedIndexes, ...addedIndexes])].sort((a, b) => a - b);
}

/** Whether an item is in a visible column or next to one. */
export function isWindowed(index: number, rowCount: 1 | 2, visibleColumns: ColumnRange): boolean {
  const { first, last } = addOverscan(visibleColumns);
  const { column } = getCarouselCell(index, rowCount);
  return column >= first && column <= last;
}

/** Returns the cell of an item. Two-row carousels fill column by column. */
export function getCarouselCell(index: number, rowCount: 1 | 2): { column: number; row: number } {
  return { column: Math.floor(index / rowCount), row: index % rowCount };
}
