const most = 8;

/** The list with a search at its head, each once whatever its capitals, the oldest dropped. Short ones are not kept. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  if ([...query].length < 2) return [...recent];
  const name = (text: string) => text.toLocaleLowerCase();
  return [query, ...recent.filter((other) => name(other) !== name(query))].slice(0, most);
}
