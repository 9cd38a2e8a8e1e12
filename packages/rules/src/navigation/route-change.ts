// What is forgotten on the way from one page to another.
import { keepsSearch, SEARCH_HASH } from '../routes/route-kinds.ts';
import type { RouteKey } from '../routes/route-table.ts';

export type StateName =
  | 'hero'
  | 'heroes'
  | 'player'
  | 'history'
  | 'rankings'
  | 'news'
  | 'upcoming'
  | 'search'
  | 'navbar';

const alwaysReset: readonly StateName[] = [
  'hero',
  'heroes',
  'player',
  'history',
  'rankings',
  'news',
  'upcoming',
  'navbar',
];

/**
 * Names of what begins anew on the page that is reached. A search stays on pages of content and of search, and
 * wherever it is open; `to` is null on a page that is none of ours.
 */
export function getStateToReset(to: RouteKey | null, hash = ''): readonly StateName[] {
  const isSearchKept = hash === SEARCH_HASH || (to !== null && keepsSearch(to));
  return isSearchKept ? alwaysReset : [...alwaysReset, 'search'];
}
