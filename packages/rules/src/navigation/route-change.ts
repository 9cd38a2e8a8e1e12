// State that a route change resets.
import { SEARCH_HASH, shouldKeepSearch } from '../routes/route-kinds.ts';
import type { RouteKey } from '../routes/route-table.ts';

export type ResettableStateName =
  | 'hero'
  | 'heroes'
  | 'player'
  | 'history'
  | 'rankings'
  | 'news'
  | 'upcoming'
  | 'search'
  | 'navbar';

const resetOnEveryChange: readonly ResettableStateName[] = [
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
 * Returns the state to reset after a navigation. The search state survives on content and search pages, and
 * while the search overlay is open.
 * @param to the new route; null when the path matches none
 */
export function getStateToReset(to: RouteKey | null, hash = ''): readonly ResettableStateName[] {
  const keepsSearchState = hash === SEARCH_HASH || (to !== null && shouldKeepSearch(to));
  return keepsSearchState ? resetOnEveryChange : [...resetOnEveryChange, 'search'];
}
