/** A list may change between its pages: what was there already is not shown again. */
export function withoutDoubles<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
