import type { Paths } from '../../../shared/navigation/paths.ts';
import type { SearchParams } from '../api/search-query.ts';

/** The address of the page with what is asked for. */
export function createSearchHref(
  paths: Paths,
  { query, refines: { type, genre, start } }: SearchParams,
): string {
  return paths.route('SEARCH', {}, { query: query ? { query, type, genre, lastSeen: start } : {} });
}
