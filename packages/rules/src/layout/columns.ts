interface ColumnStep {
  readonly columns: number;
  /** Window width in CSS pixels from which there are so many: this width already has them. */
  readonly from?: number;
  /** Or the last width that has fewer. */
  readonly above?: number;
}

/** The columns of the card list grid, from narrow windows to wide ones. Styles say the same; a test compares them. */
export const gridColumns: readonly ColumnStep[] = [
  { columns: 1, from: 0 },
  { columns: 2, from: 480 },
  { columns: 3, above: 1024 },
  { columns: 4, from: 1440 },
  { columns: 5, from: 1680 },
  { columns: 6, from: 2000 },
  { columns: 7, from: 3000 },
  { columns: 8, from: 4000 },
];

/** Columns of the card list grid at a window width in CSS pixels. */
export function getColumnCount(width: number): number {
  const matches = ({ from = 0, above = -1 }: ColumnStep) => width >= from && width > above;
  return gridColumns.findLast(matches)?.columns ?? 1;
}
