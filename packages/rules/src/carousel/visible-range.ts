import { pageSizes } from '../layout/page-sizes.ts';

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

/** Columns of which at least a pixel can be seen, both ends included; `last` is below `first` when there are none. */
export function visibleColumns(box: CarouselBox): { first: number; last: number } {
  const { count, rows, scrolled, viewport, cardWidth, gap } = box;
  const columns = Math.ceil(count / rows);
  const step = cardWidth + gap;
  if (columns === 0 || step <= 0 || viewport <= 0) return { first: 0, last: -1 };
  const at = Math.max(0, scrolled);
  const first = Math.floor((at + gap) / step);
  const last = Math.ceil((at + viewport) / step) - 1;
  return { first: Math.min(first, columns - 1), last: Math.min(last, columns - 1) };
}

/** Items to ask for and to place: two rows need twice as many. */
export function itemCount(rows: 1 | 2, base: number = pageSizes.bucket): number {
  return base * rows;
}
