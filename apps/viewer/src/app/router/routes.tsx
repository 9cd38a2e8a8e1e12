// The route table as the router wants it: one route a template, each with its page.
import { type RouteTemplate, toRouterPath } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouteObject, type RouterContextProvider } from 'react-router';
import { fallbackPage } from '../../pages/fallback/fallback-page.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { Page, PageArguments, RouteHandle } from '../../shared/navigation/page.ts';
import { Layout } from '../layout.tsx';
import { getPage } from './page-table.ts';
import { RootError, RouteError } from './route-error.tsx';

/** What loaders work with: one query client a page view on the server, one for ever in the browser. */
export interface LoaderTools {
  environment: Environment;
  queryClient: QueryClient;
  /** How long a navigation waits for data before the page shows itself with skeletons. */
  patienceMs: number;
}

export const loaderTools = createContext<LoaderTools>();

interface LoaderArguments {
  params: PageArguments['params'];
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Routes for the templates that have a page, and one for all the rest: every route costs time at each match. */
export function createRoutes({ paths }: Pick<Environment, 'paths'>): RouteObject[] {
  const served = new Set(paths.templates.filter(({ key }) => getPage(key)).map(firstWord));
  // A path without a page of its own must not be taken for one that has: /login/magic-link is no provider's login.
  const near = paths.templates.filter((template) => served.has(firstWord(template)));
  const children = near.map(({ key, template, params }, index): RouteObject => {
    const page = getPage(key) ?? fallbackPage;
    return routeOf(`${key}.${index}`, toRouterPath(template), { key, page }, params);
  });
  children.push(routeOf('elsewhere', '*', { key: null, page: fallbackPage }, {}));
  // A page whose code cannot be had is caught above it: the router shows nothing of a route that has none.
  const pages: RouteObject = { id: 'pages', ErrorBoundary: RouteError, children };
  return [{ id: 'layout', Component: Layout, ErrorBoundary: RootError, children: [pages] }];
}

function firstWord({ template }: RouteTemplate): string {
  return template.split('/')[1] ?? '';
}

function routeOf(
  id: string,
  path: string,
  handle: RouteHandle,
  decided: Readonly<Record<string, string>>,
): RouteObject {
  const { page } = handle;
  return {
    id,
    path,
    // As the route table reads paths: another case is another address.
    caseSensitive: true,
    handle,
    loader: (args: LoaderArguments) => loadPage(page, args, decided),
    ...codeOf(page),
  };
}

function codeOf({ Component, load }: Page): Pick<RouteObject, 'Component' | 'lazy'> {
  return load ? { lazy: { Component: load } } : { Component };
}

// Data goes through the query client only; what the loader returns is never looked at.
async function loadPage(
  page: Page,
  { params, request, context }: LoaderArguments,
  decided: object,
): Promise<null> {
  const { environment, queryClient, patienceMs } = context.get(loaderTools);
  const { pathname, searchParams } = new URL(request.url);
  const args: PageArguments = { pathname, params: { ...decided, ...params }, search: searchParams };
  page.begin?.(environment, queryClient, args);
  // What was seen before is shown again at once, and brought up to date there.
  const asked = (page.queries?.(environment, args) ?? []).flatMap((query) => {
    const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
    const asking = queryClient.prefetchQuery(query);
    return isKnown ? [] : [asking];
  });
  if (asked.length) await Promise.race([Promise.all(asked), patience(patienceMs)]);
  return null;
}

function patience(ms: number): Promise<void> {
  return Number.isFinite(ms) ? new Promise((resolve) => setTimeout(resolve, ms)) : new Promise(() => {});
}
