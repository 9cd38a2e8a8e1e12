// Search queries: normalisation, debounce time and recent searches.

const MAX_QUERY_LENGTH = 100;

/** Trims a query, collapses whitespace and limits it to 100 characters. */
export function normaliseQuery(query: string): string {
  return [
    ...query
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  ]
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
    .trim();
}

/**
 * Returns the milliseconds to wait before sending a query: none for an empty query or exactly three
 * characters, 2 s for one or two, 1 s for more.
 */
export function getSearchDelay(query: string): number {
  const length = [...query].length;
  if (length === 0 || length === 3) return 0;
  return length < 3 ? 2000 : 1000;
}

const MAX_RECENT_SEARCHES = 8;

/** Prepends a query to the recent searches: unique regardless of case, at most 8, no one-character queries. */
export function addRecentSearch(recentSearches: readonly string[], query: string): string[] {
  if ([...query].length < 2) return [...recentSearches];
  const normalise = (text: string) => text.toLocaleLowerCase();
  return [
    query,
    ...recentSearches.filter((recentSearch) => normalise(recentSearch) !== normalise(query)),
  ].slice(0, MAX_RECENT_SEARCHES);
}
