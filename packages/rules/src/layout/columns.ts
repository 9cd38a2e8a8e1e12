/** First widths at which the card list grid has one column more, from the fourth column on. */
const fourthColumnOn = [1440, 1680, 2000, 3000, 4000];

/** Columns of the card list grid at a window width in CSS pixels. A width of 1024 still has two. */
export function columnsFor(width: number): number {
  if (width < 480) return 1;
  if (width <= 1024) return 2;
  return 3 + fourthColumnOn.filter((first) => width >= first).length;
}
