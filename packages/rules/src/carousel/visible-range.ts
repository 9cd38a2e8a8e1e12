// Which columns of a row can be seen, and which of them are made.
import { placeOf } from './place.ts';

export interface CarouselBox {
  /** Items in all. */
  readonly count: number;
  readonly rows: 1 | 2;
  /** Distance scrolled from the first card, in the direction of reading, and the sizes, in CSS pixels. */
  readonly scrolled: number;
  readonly viewport: number;
  readonly cardWidth: number;
  readonly gap: number;
}

/** Columns from `first` to `last`, both included; none when `last` is below `first`. */
export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

/** Columns of which at least a pixel can be seen. */
export function visibleColumns(box: CarouselBox): ColumnRange {
  const { count, rows, scrolled, viewport, cardWidth, gap } = box;
  const columns = columnCount(count, rows);
  const step = cardWidth + gap;
  if (columns === 0 || step <= 0 || viewport <= 0) return { first: 0, last: -1 };
  const at = Math.max(0, scrolled);
  const first = Math.floor((at + gap) / step);
  const last = Math.ceil((at + viewport) / step) - 1;
  return { first: Math.min(first, columns - 1), last: Math.min(last, columns - 1) };
}

/** Columns that a number of items fills. */
export function columnCount(count: number, rows: 1 | 2): number {
  return Math.ceil(count / rows);
}

/** What can be seen and a column on either side; cards elsewhere are hidden, that is: not made. */
function widened({ first, last }: ColumnRange): ColumnRange {
  return { first: first - 1, last: last + 1 };
}

/**
 * Indexes of the items to make, in order: the widened columns, and the items that are `kept` wherever they are, such
 * as the one that has the focus.
 */
export function madeItems(
  count: number,
  rows: 1 | 2,
  visible: ColumnRange,
  kept: readonly number[] = [],
): number[] {
  const { first, last } = widened(visible);
  const from = Math.max(0, first * rows);
  const until = Math.min(count, (last + 1) * rows);
  const inside = Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
  const outside = kept.filter((index) => index >= 0 && index < count && (index < from || index >= until));
  return outside.length === 0 ? inside : [...new Set([...inside, ...outside])].sort((a, b) => a - b);
}

/** Whether an item stands in the widened columns. */
export function isInReach(index: number, rows: 1 | 2, visible: ColumnRange): boolean {
  const { first, last } = widened(visible);
  const { column } = placeOf(index, rows);
  return column >= first && column <= last;
}
