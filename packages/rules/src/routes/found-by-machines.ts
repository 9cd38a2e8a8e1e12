// Which pages search engines may list, and under which address each language of a page is found by somebody who has
// chosen no language yet.

import type { MatchOptions, RouteMatch, Routes, RouteTarget } from './create-routes.ts';
import { isAdminRoute } from './page-kinds.ts';
import type { RouteKey } from './table.ts';

const listedRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'ROOT',
  'HOME',
  'BROWSE',
  'LIVE',
  'LIVE_EVENTS',
  'VOD',
  'INTERSTITIAL',
  'SEASON',
  'SERIES',
  'PLAYLIST',
  'EPG',
  'SCHEDULE',
  'UPCOMING',
  'RELEASES',
  'RANKINGS',
  'GRID',
  'NEWS',
  'NEWS_ITEM',
  'SECTION',
  'PLUGIN',
  'EXTERNAL_PAGE',
  'FIGHTERS',
  'FIGHTER',
]);

/** Everybody's pages. What is about one person, one purchase or one search is not listed. */
export function isListedRoute(key: RouteKey): boolean {
  return listedRoutes.has(key) && !isAdminRoute(key);
}

/** Names the language of an address whose path does not. */
export const languageParam = 'language';

export interface OfferedPaths {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

type Matcher = (pathname: string, options: MatchOptions) => RouteMatch | null;

/**
 * The language that a path is written in; null for default paths, which are known in every language, and for paths
 * that are none. Where languages share a path, `hint` decides among them, else their order.
 */
export function languageOfPath(
  matchPath: Matcher,
  pathname: string,
  languages: readonly string[],
  hint?: string,
): string | null {
  if (matchPath(pathname, { languages: [] })) return null;
  const first = hint !== undefined && languages.includes(hint) ? [hint] : [];
  return matchPath(pathname, { languages: [...first, ...languages] })?.language ?? null;
}

export interface PageAddresses {
  /** The address in each language of the realm. */
  readonly languages: readonly { readonly language: string; readonly address: string }[];
  /** For everybody else: the default path, shown in the language that the browser asks for. */
  readonly everybody: string;
}

/** The addresses of a page. An address whose path leaves its language open says it in its query. */
export function pageAddresses(
  { hrefFor, matchPath }: Pick<Routes, 'hrefFor' | 'matchPath'>,
  target: RouteTarget,
  { languages, defaultLanguage }: OfferedPaths,
): PageAddresses {
  const everybody = hrefFor(target);
  const addressIn = (language: string): string => {
    const address = hrefFor(target, { language });
    if (address === everybody && language === defaultLanguage) return address;
    const pathname = address.split('?', 1)[0] ?? address;
    if (languageOfPath(matchPath, pathname, languages) === language) return address;
    return hrefFor({ ...target, query: { ...target.query, [languageParam]: language } }, { language });
  };
  return { languages: languages.map((language) => ({ language, address: addressIn(language) })), everybody };
}
