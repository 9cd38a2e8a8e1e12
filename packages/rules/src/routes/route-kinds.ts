// Yes/no rules over route keys.
import type { RouteKey } from './route-table.ts';

const publicRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'ROOT',
  'HOME',
  'LOGIN',
  'LOGIN_REDIRECT',
  'LOGIN_REQUEST_PASSWORD',
  'LOGIN_RESET_PASSWORD',
  'MAGIC_LINK',
  'SIGNUP',
  'REQUEST_PASSWORD',
  'RESET_PASSWORD',
]);

/**
 * Pages that need no sign-in: losing a session there forces no trip to login, and they are not worth
 * remembering as `from`. It says nothing about whether a guest may open other pages.
 */
export function isPublicRoute(key: RouteKey): boolean {
  return publicRoutes.has(key);
}

const routesWithoutTopBar: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'INTERSTITIAL',
  'VOD',
  'SEASON',
  'PLAYLIST',
]);

/** Pages on which the top bar is always hidden. */
export function isTopBarHidden(key: RouteKey): boolean {
  return routesWithoutTopBar.has(key);
}

/** Pages for programs that bring their own frame: no bar, no menu, no footer. */
export function isChromeless(key: RouteKey): boolean {
  return key === 'MOBILE_EXTERNAL_PAGE';
}

const routesKeepingSearch: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'SEARCH',
  'LIVE',
  'WATCH_TOGETHER',
  'VOD',
  'INTERSTITIAL',
  'SEASON',
  'SERIES',
  'PLAYLIST',
  'MULTI_VIEW',
]);

/** Reaching one of these keeps the search, so that going to a result and back finds the results again. */
export function keepsSearch(key: RouteKey): boolean {
  return routesKeepingSearch.has(key);
}

/** Previews of pages for operators. */
export function isAdminRoute(key: RouteKey): boolean {
  return key.startsWith('ADMIN_');
}

/** Opens the search overlay on any page. */
export const SEARCH_HASH = '#search';
