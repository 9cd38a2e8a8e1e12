// State that a route change resets.
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
 * Returns the state to reset after navigation. The search is kept on content and search pages and while it is
 * open.
 * @param to the new route; null when the path matches none
 */
export function getStateToReset(to: RouteKey | null, hash = ''): readonly StateName[] {
  const keepsSearchState = hash === SEARCH_HASH || (to !== null && keepsSearch(to));
  return keepsSearchState ? alwaysReset : [...alwaysReset, 'search'];
}
