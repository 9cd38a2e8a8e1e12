// Creates functions that build and match paths for a set of languages.
import { matchSegments, selectBestMatch, splitPath } from './match-path.ts';
import { buildPathSegments, hasOptionalLastParam } from './path-segments.ts';
import { findPathSet, type PathSet, type PathSets } from './path-sets/path-set.ts';
import { buildHash, buildQueryString, type Query, splitUrl } from './query-string.ts';
import type { LooseParams, RouteArguments } from './route-params.ts';
import type { RouteKey } from './route-table.ts';
import { groupVariants, listTemplates, type RouteTemplate, type RouteVariant } from './route-variants.ts';

export interface PathOptions {
  /** Language of the path; without it the default path is used. */
  readonly language?: string;
  readonly query?: Query;
  /** With or without the leading `#`. */
  readonly hash?: string;
}

/** A route with its parameters, such as the result of `createLink`. */
export interface RouteTarget {
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query?: Query;
}

export interface MatchOptions {
  /** The realm's languages, the viewer's language first: it wins when languages share a path. */
  readonly languages: readonly string[];
}

export interface RouteMatch {
  readonly key: RouteKey;
  readonly params: Readonly<Record<string, string>>;
  /** The first requested language in which the route has this path; if none has it, the first requested language. */
  readonly language: string;
}

export interface Routes {
  /**
   * Builds the percent-encoded path of a page. Omits a title that would make the path match another page,
   * such as a film called "Watch together".
   * @throws RangeError when a required parameter is missing, or the path cannot contain a value or would match
   * another page
   */
  buildPath<Key extends RouteKey>(key: Key, ...rest: RouteArguments<Key, PathOptions>): string;
  /** Same as `buildPath`, for routes and parameters that are known only at run time. */
  buildHref(target: RouteTarget, options?: Omit<PathOptions, 'query'>): string;
  /** Returns the route of a path without query, or null. Default paths match in every language. */
  matchPath(pathname: string, options: MatchOptions): RouteMatch | null;
  /** Returns every path template in a language, such as `/live/{eventId}/{eventTitle?}`. */
  listRouteTemplates(language?: string): readonly RouteTemplate[];
  /** Returns the URL of the same page in another language, with query and hash; null when no route matches. */
  switchLanguagePath(url: string, language: string, options: MatchOptions): string | null;
}

/** Creates the routes of some languages: the browser bundle contains one path set, the server all of them. */
export function createRoutes(pathSets: PathSets): Routes {
  const variantsByPathSet = new Map<PathSet | undefined, ReadonlyMap<number, readonly RouteVariant[]>>();

  const getVariants = (pathSet: PathSet | undefined) => {
    const variants = variantsByPathSet.get(pathSet) ?? groupVariants(pathSet);
    variantsByPathSet.set(pathSet, variants);
    return variants;
  };

  const buildUrl = (key: RouteKey, params: LooseParams, { language, query, hash }: PathOptions): string => {
    const pathSet = findPathSet(pathSets, language);
    const resolvesToRoute = (pathSegments: readonly string[]) =>
      matchSegments(pathSegments, getVariants(pathSet))?.variant.key === key;
    const toHref = (pathSegments: readonly string[]) =>
      `/${pathSegments.map(encodeURIComponent).join('/')}${buildQueryString(query)}${buildHash(hash)}`;
    const segments = buildPathSegments(key, params, pathSet);
    if (resolvesToRoute(segments)) return toHref(segments);
    const segmentsWithoutLastParam = segments.slice(0, -1);
    if (hasOptionalLastParam(key) && resolvesToRoute(segmentsWithoutLastParam))
      return toHref(segmentsWithoutLastParam);
    throw new RangeError(`/${segments.join('/')} is not a path of route ${key}`);
  };

  const matchPath: Routes['matchPath'] = (pathname, { languages }) => {
    const requestedSegments = splitPath(pathname);
    if (!requestedSegments) return null;
    const candidates = languages.map((language) => ({ language, pathSet: findPathSet(pathSets, language) }));
    candidates.push({ language: languages[0] ?? 'en', pathSet: undefined });
    const match = selectBestMatch(
      candidates.flatMap(({ language, pathSet }) => {
        const variantMatch = matchSegments(requestedSegments, getVariants(pathSet));
        return variantMatch ? [{ ...variantMatch, language }] : [];
      }),
    );
    return match && { key: match.variant.key, params: match.params, language: match.language };
  };

  return {
    buildPath: (key, ...[params, options]) => buildUrl(key, params ?? {}, options ?? {}),
    buildHref: ({ route, params, query }, options) => buildUrl(route, params, { ...options, query }),
    matchPath,
    listRouteTemplates: (language) => listTemplates(findPathSet(pathSets, language)),
    switchLanguagePath: (url, language, options) => {
      const { pathname, suffix } = splitUrl(url);
      const match = matchPath(pathname, options);
      return match && buildUrl(match.key, match.params, { language }) + suffix;
    },
  };
}
