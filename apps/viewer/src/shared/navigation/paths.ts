// Builds and matches the paths of all pages, by default in the language of the current page.
import {
  type CreateLink,
  createLinkFactory,
  createRoutes,
  type LooseParams,
  type PathOptions,
  type PathSet,
  type RouteKey,
  type Routes,
} from '@matinee/rules';

export interface Paths {
  /** The URL of the page of a route, by default in the language of the current page. */
  buildPath: Routes['buildPath'];
  buildHref: Routes['buildHref'];
  createLink: CreateLink;
  /** The default path of the same page; home if the path is unknown. */
  toDefaultPath(path: string): string;
  /** The route of a path; null for an unknown path. */
  findRouteKey(pathname: string): RouteKey | null;
  /** The route of a path with its parameters; null for an unknown path. */
  match(pathname: string): { key: RouteKey; params: Readonly<Record<string, string>> } | null;
}

/** A language without paths of its own uses the default ones. */
const languageWithoutPaths = 'und';

/** `pathSet` is the path set of the page's language, or null for the default one. */
export function createPaths(language: string, pathSet: PathSet | null): Paths {
  const routes = createRoutes(pathSet ? { [language]: pathSet } : {});
  const buildPath = (key: RouteKey, params: LooseParams = {}, options: PathOptions = {}) =>
    routes.buildPath<RouteKey>(key, params as never, { language, ...options });
  const buildHref: Routes['buildHref'] = (target, options) =>
    routes.buildHref(target, { language, ...options });
  const match: Paths['match'] = (pathname) => routes.matchPath(pathname, { languages: [language] });
  return {
    buildPath: buildPath as Routes['buildPath'],
    buildHref,
    createLink: createLinkFactory(buildHref),
    match,
    findRouteKey: (pathname) => match(pathname)?.key ?? null,
    toDefaultPath: (path) =>
      routes.switchLanguagePath(path, languageWithoutPaths, { languages: [language] }) ??
      routes.buildPath('HOME'),
  };
}
