// Loads pages by URL. The definitions of the pages are deferred: the document names the code of the first page.
import type { ComponentType } from 'react';
import type { PageArguments } from '../../shared/navigation/page.ts';
import { isPageKey } from '../../shared/navigation/page-keys.ts';
import type { Paths } from '../../shared/navigation/paths.ts';
import type { RouteMatch } from '../../shared/navigation/route-match.ts';
import type { PageContext } from '../deferred/pages/load-page.ts';
import type { PrefetchTrigger } from '../deferred/pages/prefetch-page.ts';

export const importPages = () => import('../deferred/pages/pages.ts');

/** The name of the meta element with the URL of the first page's code. */
const pageMetaName = 'page';

export interface PageLoader {
  match(pathname: string): RouteMatch;
  /** The code of the page that the server has rendered; its data is in the document. */
  loadFirstPage(): Promise<ComponentType>;
  load(routeMatch: RouteMatch, url: URL): Promise<ComponentType>;
  prefetch(url: URL, trigger: PrefetchTrigger): Promise<void>;
}

/** The route of a path; without a key if it has no page. */
export function matchRoute(paths: Pick<Paths, 'match'>, pathname: string): RouteMatch {
  const match = paths.match(pathname);
  return { key: match && isPageKey(match.key) ? match.key : null, params: match?.params ?? {} };
}

export function getPageArguments({ params }: RouteMatch, { pathname, searchParams }: URL): PageArguments {
  return { pathname, params, search: searchParams };
}

export function createPageLoader(context: PageContext): PageLoader {
  const { paths } = context.environment;
  const match = (pathname: string) => matchRoute(paths, pathname);
  return {
    match,
    async loadFirstPage() {
      const moduleUrl =
        document.querySelector<HTMLMetaElement>(`meta[name="${pageMetaName}"]`)?.content ?? '';
      const code: { default: ComponentType } = await import(/* @vite-ignore */ moduleUrl);
      return code.default;
    },
    async load(routeMatch, url) {
      const { getPage, loadPage } = await importPages();
      return loadPage(getPage(routeMatch.key), getPageArguments(routeMatch, url), context);
    },
    async prefetch(url, trigger) {
      const { getPage, prefetchPage } = await importPages();
      const routeMatch = match(url.pathname);
      prefetchPage(getPage(routeMatch.key), getPageArguments(routeMatch, url), context, trigger);
    },
  };
}
