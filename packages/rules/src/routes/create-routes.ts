// Paths from keys and keys from paths, for the path sets that a program brings along.
import { buildSegments, endsInOptional } from './build.ts';
import { bestMatch, matchSegments, segmentsOf } from './match.ts';
import { type PathSet, type PathSets, pathSetFor } from './path-sets.ts';
import { hashString, type Query, queryString, splitAddress } from './query-string.ts';
import type { LooseParams, RouteArguments } from './route-params.ts';
import type { RouteKey } from './table.ts';
import { type RouteTemplate, templatesIn, type Variant, variantsIn } from './variants.ts';

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
export function createRoutes(sets: PathSets): Routes {
  const compiled = new Map<PathSet | undefined, ReadonlyMap<number, readonly Variant[]>>();

  const variantsOf = (set: PathSet | undefined) => {
    const known = compiled.get(set) ?? variantsIn(set);
    compiled.set(set, known);
    return known;
  };

  const build = (key: RouteKey, params: LooseParams, { language, query, hash }: PathOptions): string => {
    const set = pathSetFor(sets, language);
    const isOurs = (path: readonly string[]) => matchSegments(path, variantsOf(set))?.variant.key === key;
    const addressOf = (path: readonly string[]) =>
      `/${path.map(encodeURIComponent).join('/')}${queryString(query)}${hashString(hash)}`;
    const whole = buildSegments(key, params, set);
    if (isOurs(whole)) return addressOf(whole);
    const shorter = whole.slice(0, -1);
    if (endsInOptional(key) && isOurs(shorter)) return addressOf(shorter);
    throw new RangeError(`/${whole.join('/')} is not a path of route ${key}`);
  };

  const matchPath: Routes['matchPath'] = (pathname, { languages }) => {
    const segments = segmentsOf(pathname);
    if (!segments) return null;
    const wanted = languages.map((language) => ({ language, set: pathSetFor(sets, language) }));
    wanted.push({ language: languages[0] ?? 'en', set: undefined });
    const match = bestMatch(
      wanted.flatMap(({ language, set }) => {
        const found = matchSegments(segments, variantsOf(set));
        return found ? [{ ...found, language }] : [];
      }),
    );
    return match && { key: match.variant.key, params: match.params, language: match.language };
  };

  return {
    pathFor: (key, ...[params, options]) => build(key, params ?? {}, options ?? {}),
    hrefFor: ({ route, params, query }, options) => build(route, params, { ...options, query }),
    matchPath,
    routeTemplates: (language) => templatesIn(pathSetFor(sets, language)),
    switchLanguagePath: (address, language, options) => {
      const { pathname, rest } = splitAddress(address);
      const match = matchPath(pathname, options);
      return match && build(match.key, match.params, { language }) + rest;
    },
  };
}
