/** Two-row carousels fill column by column. */
export function placeOf(index: number, rows: 1 | 2): { column: number; row: number } {
  return { column: Math.floor(index / rows), row: index % rows };
}
