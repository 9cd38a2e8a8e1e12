// The routes in every language that has words of its own.
import { createRoutes, type Routes } from './create-routes.ts';
import { arPaths } from './words/ar.ts';
import { emojiPaths } from './words/emoji.ts';
import { esPaths } from './words/es.ts';
import { ptPaths } from './words/pt.ts';

const routes: Routes = /* @__PURE__ */ createRoutes({
  es: esPaths,
  pt: ptPaths,
  ar: arPaths,
  emoji: emojiPaths,
});

export const pathFor: Routes['pathFor'] = (key, ...rest) => routes.pathFor(key, ...rest);
export const hrefFor: Routes['hrefFor'] = (target, options) => routes.hrefFor(target, options);
export const matchPath: Routes['matchPath'] = (pathname, options) => routes.matchPath(pathname, options);
export const routeTemplates: Routes['routeTemplates'] = (language) => routes.routeTemplates(language);
export const switchLanguagePath: Routes['switchLanguagePath'] = (address, language, options) =>
  routes.switchLanguagePath(address, language, options);
