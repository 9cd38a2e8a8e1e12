// Which routes search engines may index, and the URL of each language version of a page.

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

/** Public pages. Personal, checkout and search pages are not indexed. */
export function isIndexableRoute(key: RouteKey): boolean {
  return indexableRoutes.has(key) && !isAdminRoute(key);
}

/** Query parameter with the language, for paths that do not determine it. */
export const LANGUAGE_PARAM = 'language';

interface RealmLanguages {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

type MatchPath = (pathname: string, options: MatchOptions) => RouteMatch | null;

/**
 * Returns the language of a path, or null for default paths (valid in every language) and unknown paths. When
 * languages share a path, `languageHint` wins, then their order.
 */
export function detectPathLanguage(
  matchPath: MatchPath,
  pathname: string,
  languages: readonly string[],
  languageHint?: string,
): string | null {
  if (matchPath(pathname, { languages: [] })) return null;
  const preferredLanguages =
    languageHint !== undefined && languages.includes(languageHint) ? [languageHint] : [];
  return matchPath(pathname, { languages: [...preferredLanguages, ...languages] })?.language ?? null;
}

export interface AlternateUrls {
  /** The URL of each of the realm's languages. */
  readonly languageVersions: readonly { readonly language: string; readonly url: string }[];
  /** The URL for all other languages: the default path, which follows the browser's language. */
  readonly defaultUrl: string;
}

/**
 * Builds the language versions of a page's URL. A path that does not determine the language gets a query
 * parameter, unless it is the default path in the default language.
 */
export function buildAlternateUrls(
  { buildHref, matchPath }: Pick<Routes, 'buildHref' | 'matchPath'>,
  target: RouteTarget,
  { languages, defaultLanguage }: RealmLanguages,
): AlternateUrls {
  const defaultUrl = buildHref(target);
  const buildUrl = (language: string): string => {
    const url = buildHref(target, { language });
    if (url === defaultUrl && language === defaultLanguage) return url;
    const pathname = url.split('?', 1)[0] ?? url;
    if (detectPathLanguage(matchPath, pathname, languages) === language) return url;
    return buildHref({ ...target, query: { ...target.query, [LANGUAGE_PARAM]: language } }, { language });
  };
  return {
    languageVersions: languages.map((language) => ({ language, url: buildUrl(language) })),
    defaultUrl,
  };
}
