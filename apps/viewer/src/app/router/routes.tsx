// Creates the router's routes: one per path template, each with its page.
import { type RouteTemplate, toRouterPath } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouteObject, type RouterContextProvider } from 'react-router';
import { fallbackPage } from '../../pages/fallback/fallback-page.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { Page, PageArguments, RouteHandle } from '../../shared/navigation/page.ts';
import { Layout } from '../layout.tsx';
import { getPage } from './page-table.ts';
import { RootError, RouteError } from './route-error.tsx';

/** The context of loaders: a query client per request on the server, a single one in the browser. */
export interface LoaderTools {
  environment: Environment;
  queryClient: QueryClient;
  /** How long a navigation waits for data before it shows skeletons. */
  patienceMs: number;
}

export const loaderTools = createContext<LoaderTools>();

interface LoaderArguments {
  params: PageArguments['params'];
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Routes for templates with a page, and one for all others: every route costs matching time. */
export function createRoutes({ paths }: Pick<Environment, 'paths'>): RouteObject[] {
  const served = new Set(paths.templates.filter(({ key }) => getPage(key)).map(firstWord));
  // A path without a page must not match another template: /login/magic-link is not the login of a provider.
  const near = paths.templates.filter((template) => served.has(firstWord(template)));
  const children = near.map(({ key, template, params }, index): RouteObject => {
    const page = getPage(key) ?? fallbackPage;
    return routeOf(`${key}.${index}`, toRouterPath(template), { key, page }, params);
  });
  children.push(routeOf('elsewhere', '*', { key: null, page: fallbackPage }, {}));
  // A failed chunk is caught above its route: the router renders nothing for a route without code.
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
    // The route table is case-sensitive.
    caseSensitive: true,
    handle,
    loader: (args: LoaderArguments) => loadPage(page, args, decided),
    ...codeOf(page),
  };
}

function codeOf({ Component, load }: Page): Pick<RouteObject, 'Component' | 'lazy'> {
  return load ? { lazy: { Component: load } } : { Component };
}

// Data goes through the query client; the loader's result is unused.
async function loadPage(
  page: Page,
  { params, request, context }: LoaderArguments,
  decided: object,
): Promise<null> {
  const { environment, queryClient, patienceMs } = context.get(loaderTools);
  const { pathname, searchParams } = new URL(request.url);
  const args: PageArguments = { pathname, params: { ...decided, ...params }, search: searchParams };
  page.begin?.(environment, queryClient, args);
  // Cached data shows at once and refetches on the page.
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
