import { breakpoints } from './breakpoints.ts';

interface ColumnStep {
  readonly columns: number;
  /** The narrowest window width with this many columns. */
  readonly from?: number;
  /** Instead of `from`: the widest window width with fewer columns. */
  readonly above?: number;
}

/**
 * The columns of the card grid, from narrow windows to wide ones. In packages/ui, tokens.test.ts compares them with the
 * styles.
 */
const gridColumns: readonly ColumnStep[] = [
  { columns: 1, from: 0 },
  { columns: 2, from: breakpoints.twoColumns },
  { columns: 3, above: breakpoints.narrow },
  { columns: 4, from: breakpoints.fourColumns },
  { columns: 5, from: breakpoints.fiveColumns },
  { columns: 6, from: breakpoints.sixColumns },
  { columns: 7, from: breakpoints.sevenColumns },
  { columns: 8, from: breakpoints.eightColumns },
];

/**
 * Returns the number of columns of the card grid.
 * @param width window width in CSS pixels
 */
export function getGridColumnCount(width: number): number {
  const matches = ({ from = 0, above = -1 }: ColumnStep) => width >= from && width > above;
  return gridColumns.findLast(matches)?.columns ?? 1;
}
