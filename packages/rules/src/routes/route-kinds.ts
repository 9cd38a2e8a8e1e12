// Predicates over route keys, and the parameters of the sign-in and sign-up pages.
import type { RouteKey } from './route-table.ts';

const routesWithoutReturn: ReadonlySet<RouteKey> = new Set<RouteKey>([
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

/** Routes to which viewers do not return after sign-in. This does not decide whether guests may open others. */
export function isRouteWithoutReturn(key: RouteKey): boolean {
  return routesWithoutReturn.has(key);
}

const routesWithoutTopBar: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'INTERSTITIAL',
  'VOD',
  'SEASON',
  'PLAYLIST',
]);

/** Routes that always hide the top bar. */
export function isTopBarHidden(key: RouteKey): boolean {
  return routesWithoutTopBar.has(key);
}

/** Routes without top bar, menu and footer, for host applications that add their own. */
export function isChromeless(key: RouteKey): boolean {
  return key === 'MOBILE_EXTERNAL_PAGE';
}

const searchKeepingRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>([
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

/** Routes that keep the search, so that going back from a result shows the results again. */
export function shouldKeepSearch(key: RouteKey): boolean {
  return searchKeepingRoutes.has(key);
}

/** Page previews for operators. */
export function isAdminRoute(key: RouteKey): boolean {
  return key.startsWith('ADMIN_');
}

/** Opens the search overlay on any page. */
export const SEARCH_HASH = '#search';

/** The query parameters that the sign-in and sign-up pages pass to each other. */
export const SIGN_IN_PARAMS = [
  'from',
  'entryPage',
  'redirectTo',
  'licences',
  'type',
  'showPurchase',
] as const;
