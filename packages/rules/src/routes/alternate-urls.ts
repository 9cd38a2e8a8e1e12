// Which pages search engines may list, and under which address each language of a page is found by somebody who has
// chosen no language yet.

import type { MatchOptions, RouteMatch, Routes, RouteTarget } from './create-routes.ts';
import { isAdminRoute } from './route-kinds.ts';
import type { RouteKey } from './route-table.ts';

const indexableRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>([
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
export function isIndexableRoute(key: RouteKey): boolean {
  return indexableRoutes.has(key) && !isAdminRoute(key);
}

/** Names the language of an address whose path does not. */
export const LANGUAGE_PARAM = 'language';

interface RealmLanguages {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

type Matcher = (pathname: string, options: MatchOptions) => RouteMatch | null;

/**
 * The language that a path is written in; null for default paths, which are known in every language, and for paths
 * that are none. Where languages share a path, `hint` decides among them, else their order.
 */
export function detectPathLanguage(
  matchPath: Matcher,
  pathname: string,
  languages: readonly string[],
  hint?: string,
): string | null {
  if (matchPath(pathname, { languages: [] })) return null;
  const preferred = hint !== undefined && languages.includes(hint) ? [hint] : [];
  return matchPath(pathname, { languages: [...preferred, ...languages] })?.language ?? null;
}

export interface AlternateUrls {
  /** The address in each language of the realm. */
  readonly languages: readonly { readonly language: string; readonly url: string }[];
  /** For everybody else: the default path, shown in the language that the browser asks for. */
  readonly defaultUrl: string;
}

/** The addresses of a page. An address whose path leaves its language open says it in its query. */
export function buildAlternateUrls(
  { hrefFor, matchPath }: Pick<Routes, 'hrefFor' | 'matchPath'>,
  target: RouteTarget,
  { languages, defaultLanguage }: RealmLanguages,
): AlternateUrls {
  const defaultUrl = hrefFor(target);
  const buildUrl = (language: string): string => {
    const url = hrefFor(target, { language });
    if (url === defaultUrl && language === defaultLanguage) return url;
    const pathname = url.split('?', 1)[0] ?? url;
    if (detectPathLanguage(matchPath, pathname, languages) === language) return url;
    return hrefFor({ ...target, query: { ...target.query, [LANGUAGE_PARAM]: language } }, { language });
  };
  return { languages: languages.map((language) => ({ language, url: buildUrl(language) })), defaultUrl };
}
