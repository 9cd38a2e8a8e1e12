// What is forgotten on the way from one page to another.
import { keepsSearch, SEARCH_HASH } from '../routes/page-kinds.ts';
import type { RouteKey } from '../routes/table.ts';

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

const always: readonly StateName[] = [
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
export function resetOnRouteChange(to: RouteKey | null, hash = ''): readonly StateName[] {
  const keeps = hash === SEARCH_HASH || (to !== null && keepsSearch(to));
  return keeps ? always : [...always, 'search'];
}
