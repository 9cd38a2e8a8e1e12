// Builds and matches paths in every language that has a path set.
import { createRoutes, type Routes } from './create-routes.ts';
import { arPaths } from './path-sets/ar.ts';
import { emojiPaths } from './path-sets/emoji.ts';
import { esPaths } from './path-sets/es.ts';
import { ptPaths } from './path-sets/pt.ts';

const routes: Routes = /* @__PURE__ */ createRoutes({
  es: esPaths,
  pt: ptPaths,
  ar: arPaths,
  emoji: emojiPaths,
});

export const buildPath: Routes['buildPath'] = (key, ...rest) => routes.buildPath(key, ...rest);
export const buildHref: Routes['buildHref'] = (target, options) => routes.buildHref(target, options);
export const matchPath: Routes['matchPath'] = (pathname, options) => routes.matchPath(pathname, options);
export const listRouteTemplates: Routes['listRouteTemplates'] = (language) =>
  routes.listRouteTemplates(language);
export const switchLanguagePath: Routes['switchLanguagePath'] = (url, language, options) =>
  routes.switchLanguagePath(url, language, options);
