import type { Paths } from '../../../shared/navigation/paths.ts';
import type { SearchAsked } from '../api/search-query.ts';

/** The address of the page with what is asked for. */
export function searchHref(paths: Paths, { query, refines: { type, genre, start } }: SearchAsked): string {
  return paths.route('SEARCH', {}, { query: query ? { query, type, genre, lastSeen: start } : {} });
}
