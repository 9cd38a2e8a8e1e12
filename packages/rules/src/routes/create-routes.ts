// Paths from keys and keys from paths, for the path sets that a program brings along.
import { buildPathSegments, hasOptionalTail } from './build-path.ts';
import { matchSegments, selectBestMatch, splitPath } from './match-path.ts';
import { findPathSet, type PathSet, type PathSets } from './path-sets/path-set.ts';
import { buildHash, buildQueryString, type Query, splitUrl } from './query-string.ts';
import type { LooseParams, RouteArguments } from './route-params.ts';
import type { RouteKey } from './route-table.ts';
import { groupVariants, listTemplates, type RouteTemplate, type RouteVariant } from './route-variants.ts';

export interface PathOptions {
  /** Language of the path; the default paths without it. */
  readonly language?: string;
  readonly query?: Query;
  /** With or without its `#`. */
  readonly hash?: string;
}

/** A route with its parameters, as `linkFor` gives it. */
export interface RouteTarget {
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query?: Query;
}

export interface MatchOptions {
  /** Languages of the realm, the viewer's present one first: it wins where languages share a path. */
  readonly languages: readonly string[];
}

export interface RouteMatch {
  readonly key: RouteKey;
  readonly params: Readonly<Record<string, string>>;
  /** The language whose path it is; the first of the list for a default path outside the list. */
  readonly language: string;
}

export interface Routes {
  /**
   * The address of a page, percent-encoded.
   * A title that would make the path another page's (a film called "Watch together") is left out.
   * @throws RangeError when a required parameter is missing or a value cannot stand in the path.
   */
  pathFor<Key extends RouteKey>(key: Key, ...rest: RouteArguments<Key, PathOptions>): string;
  /** Like `pathFor`, for a target whose parameters are only known at run time. */
  hrefFor(target: RouteTarget, options?: Omit<PathOptions, 'query'>): string;
  /** The route of a path (without query), or null. Default paths are known in every language. */
  matchPath(pathname: string, options: MatchOptions): RouteMatch | null;
  /** Every path template in the words of a language, ready for a router. */
  routeTemplates(language?: string): readonly RouteTemplate[];
  /** The same page's address in another language, query and hash kept; null when no route fits. */
  switchLanguagePath(address: string, language: string, options: MatchOptions): string | null;
}

/** Routes for some languages: a browser bundle brings only its own, the server all. */
export function createRoutes(pathSets: PathSets): Routes {
  const compiled = new Map<PathSet | undefined, ReadonlyMap<number, readonly RouteVariant[]>>();

  const getVariants = (pathSet: PathSet | undefined) => {
    const variants = compiled.get(pathSet) ?? groupVariants(pathSet);
    compiled.set(pathSet, variants);
    return variants;
  };

  const build = (key: RouteKey, params: LooseParams, { language, query, hash }: PathOptions): string => {
    const pathSet = findPathSet(pathSets, language);
    const resolvesToRoute = (path: readonly string[]) =>
      matchSegments(path, getVariants(pathSet))?.variant.key === key;
    const toHref = (path: readonly string[]) =>
      `/${path.map(encodeURIComponent).join('/')}${buildQueryString(query)}${buildHash(hash)}`;
    const segments = buildPathSegments(key, params, pathSet);
    if (resolvesToRoute(segments)) return toHref(segments);
    const withoutTail = segments.slice(0, -1);
    if (hasOptionalTail(key) && resolvesToRoute(withoutTail)) return toHref(withoutTail);
    throw new RangeError(`/${segments.join('/')} is not a path of route ${key}`);
  };

  const matchPath: Routes['matchPath'] = (pathname, { languages }) => {
    const requestedSegments = splitPath(pathname);
    if (!requestedSegments) return null;
    const candidates = languages.map((language) => ({ language, set: findPathSet(pathSets, language) }));
    candidates.push({ language: languages[0] ?? 'en', set: undefined });
    const match = selectBestMatch(
      candidates.flatMap(({ language, set: pathSet }) => {
        const found = matchSegments(requestedSegments, getVariants(pathSet));
        return found ? [{ ...found, language }] : [];
      }),
    );
    return match && { key: match.variant.key, params: match.params, language: match.language };
  };

  return {
    pathFor: (key, ...[params, options]) => build(key, params ?? {}, options ?? {}),
    hrefFor: ({ route, params, query }, options) => build(route, params, { ...options, query }),
    matchPath,
    routeTemplates: (language) => listTemplates(findPathSet(pathSets, language)),
    switchLanguagePath: (address, language, options) => {
      const { pathname, rest } = splitUrl(address);
      const match = matchPath(pathname, options);
      return match && build(match.key, match.params, { language }) + rest;
    },
  };
}
