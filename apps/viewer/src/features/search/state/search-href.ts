import type { Paths } from '../../../shared/navigation/paths.ts';
import type { SearchParams } from '../api/search-query.ts';

/** The URL of the search page with the given parameters. */
export function createSearchHref(
  paths: Paths,
  { query, refines: { type, genre, start } }: SearchParams,
): string {
  return paths.route('SEARCH', {}, { query: query ? { query, type, genre, lastSeen: start } : {} });
}
