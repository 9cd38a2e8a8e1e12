// Renders the page of a URL for a viewer. The server loads this module; see PageRenderer in the contract.
import './fonts/fonts.css';
import '@matinee/ui/styles/tokens.css';
import '@matinee/ui/styles/base.css';
import { CallError } from '@matinee/client';
import type { PageRenderer, PageRequest, PageResult } from '@matinee/contract';
import { isAdminRoute, type RouteKey } from '@matinee/rules';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { NavigationType } from 'react-router';
import { App } from './app/app.tsx';
import { loadPage } from './app/deferred/pages/load-page.ts';
import { serialiseDocumentState } from './app/document-state.ts';
import { formActions } from './app/form-actions/form-actions.ts';
import { getPageArguments, matchRoute } from './app/router/page-loader.ts';
import { RouterProvider } from './app/router/router-provider.tsx';
import { renderMetaTags } from './app/seo/meta-tags.ts';
import { readPageMetadata } from './app/seo/read-page-metadata.ts';
import { createServerEnvironment, getServerPaths, type ServerEnvironment } from './app/server-environment.ts';
import { getDefaultPagePath } from './entities/menu/default-page-path.ts';
import { createMenuQuery, platforms } from './entities/menu/menu-query.ts';
import { getPathAfterSignIn } from './features/sign-in/state/after-sign-in.ts';
import { fallbackPage } from './pages/fallback/fallback-page.ts';
import { getPage, pageKeys } from './pages/page-table.ts';
import type { Environment } from './shared/environment/environment.ts';
import { isNotFound } from './shared/errors/call-errors.ts';
import { setFormResult } from './shared/forms/form-result.ts';
import type { PageQuery } from './shared/query/page-query.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { setUser } from './shared/session/session.ts';

export { pageKeys };

export const formRoutes: PageRenderer['formRoutes'] = Object.keys(formActions);

export const submitForm: PageRenderer['submitForm'] = async (request, fields) => {
  const { environment } = createServerEnvironment(request);
  const url = new URL(request.url, request.origin);
  const match = matchRoute(environment.paths, url.pathname);
  const action = match.key && formActions[match.key];
  if (!action) throw new Error(`The page ${url.pathname} has no form`);
  return action({
    ...getPageArguments(match, url),
    environment,
    fields,
    getPathAfterSignIn: async () =>
      getPathAfterSignIn(
        url.searchParams,
        environment.paths,
        await loadDefaultPagePath(request, environment),
      ),
  });
};

type StaticRouter = Parameters<typeof RouterProvider>[0]['router'];
type RouterState = ReturnType<StaticRouter['getState']>;

export const getPageAddress: PageRenderer['getPageAddress'] = ({ url, ...request }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const route = getServerPaths(request).findRouteKey(pathname);
  if (!route) return null;
  const usedParams = getPage(route).searchParamNames ?? [];
  const search = new URLSearchParams(
    usedParams.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])),
  );
  return { url: search.size > 0 ? `${pathname}?${search}` : pathname, route };
};

/** Renders a page. Throws only on unexpected errors. */
export async function render(request: PageRequest): Promise<PageResult | null> {
  const serverEnvironment = createServerEnvironment(request);
  const { environment } = serverEnvironment;
  const queryClient = createServerQueryClient(request);

  const url = new URL(request.url, request.origin);
  const { missingRoute } = request;
  const match = missingRoute
    ? { key: missingRoute as RouteKey, params: {} }
    : matchRoute(environment.paths, url.pathname);
  const { key } = match;
  const page = missingRoute ? fallbackPage : getPage(key);
  const args = getPageArguments(match, url);
  if (request.form) setFormResult(queryClient, url.pathname, request.form.result);
  const [Component] = await Promise.all([
    loadPage(page, args, { environment, queryClient, dataTimeoutMs: Number.POSITIVE_INFINITY }),
    ...platforms.map((platform) => queryClient.prefetchQuery(createMenuQuery(environment, platform))),
  ]);
  const queries = page.listQueries?.(environment, args) ?? [];
  if (isMainContentNotFound(queryClient, queries[0])) return null;
  for (const query of queries) trimQueryData(queryClient, query);
  const markup = renderToString(
    <App environment={environment} queryClient={queryClient} tokens={null}>
      <RouterProvider router={createStaticRouter(url, match, Component)} />
    </App>,
  );
  const { head, body } = splitHead(markup);
  const status = getErrorStatus(queryClient, queries[0]) ?? page.getStatus?.(environment, args) ?? 200;
  const metadata = key ? await readPageMetadata(key, { environment, queryClient, args }) : {};
  const { origin } = request;
  const { params } = args;
  return {
    status,
    // A token in a URL belongs to one person.
    ...((metadata.isUncacheable || url.searchParams.has('token')) && { isUncacheable: true }),
    language: request.language,
    direction: environment.direction,
    head,
    seo: renderMetaTags({ key, params, status, title: extractTitle(head), origin, environment, metadata }),
    body,
    state: serialiseState(request, key, serverEnvironment, queryClient),
    preloads: page.listPreloads?.(environment, queryClient, args) ?? [],
    modules: [page.module, ...(page.listExtraModules?.(args) ?? [])],
  };
}

/** The default page of the menu that has no platform, otherwise of the first menu. */
async function loadDefaultPagePath(request: PageRequest, environment: Environment): Promise<string> {
  const queryClient = createServerQueryClient(request);
  const menus = await Promise.all(
    platforms.map((platform) => queryClient.fetchQuery(createMenuQuery(environment, platform))),
  );
  return getDefaultPagePath(menus[0]?.items ?? [], environment);
}

function createServerQueryClient({ user }: PageRequest): QueryClient {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  setUser(queryClient, user);
  return queryClient;
}

/** A router that stays at the URL of the request. */
function createStaticRouter(
  { pathname, search, hash }: URL,
  match: RouterState['match'],
  Component: RouterState['Component'],
): StaticRouter {
  return {
    getState: () => ({
      location: { pathname, search, hash, state: null, key: 'default' },
      navigationType: NavigationType.Pop,
      match,
      Component,
      isPending: false,
      preventScrollReset: true,
    }),
    subscribe: () => () => {},
    navigate: () => {},
  };
}

/** Serialises what the browser needs to hydrate the page. */
function serialiseState(
  { language, user }: PageRequest,
  key: RouteKey | null,
  { environment, pathSet, messages }: ServerEnvironment,
  queryClient: QueryClient,
): string {
  return serialiseDocumentState({
    realm: environment.realm,
    language,
    direction: environment.direction,
    pathSet,
    messages: selectMessages(key, messages),
    user,
    queries: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state, queryKey }) => state.status !== 'pending' && queryKey[0] !== 'user',
      shouldRedactErrors: () => false,
    }),
  });
}

const adminMessagePattern = /^(preview|promo)[A-Z]/;
/** Keys of labels that their pages load with `createPageTextsQuery`. */
const pageTextPattern =
  /^(account|address|preferences)[A-Z]|^(?!(?:name|email|password)Field)\w+FieldIs[A-Z]/;
const viewerMessagesByMessages = new WeakMap<object, ServerEnvironment['messages']>();

/** Omits the labels of single pages, which keeps the documents of all others small. */
function selectMessages(key: RouteKey | null, messages: ServerEnvironment['messages']) {
  if (key && isAdminRoute(key)) return messages;
  const cachedMessages = viewerMessagesByMessages.get(messages);
  if (cachedMessages) return cachedMessages;
  const viewerMessages = Object.fromEntries(
    Object.entries(messages).filter(
      ([name]) => !adminMessagePattern.test(name) && !pageTextPattern.test(name),
    ),
  );
  viewerMessagesByMessages.set(messages, viewerMessages);
  return viewerMessages;
}

function trimQueryData(queryClient: QueryClient, { queryKey, meta }: PageQuery): void {
  const data = queryClient.getQueryData(queryKey);
  if (meta?.trimForDocument && data !== undefined)
    queryClient.setQueryData(queryKey, meta.trimForDocument(data as never));
}

/** Whether the main query found nothing: the page then shows only that it was not found. */
function isMainContentNotFound(queryClient: QueryClient, mainQuery: PageQuery | undefined): boolean {
  return mainQuery !== undefined && isNotFound(queryClient.getQueryState(mainQuery.queryKey)?.error);
}

function getErrorStatus(queryClient: QueryClient, mainQuery: PageQuery | undefined): number | null {
  const error = mainQuery && queryClient.getQueryState(mainQuery.queryKey)?.error;
  return error instanceof CallError ? error.status : null;
}

function extractTitle(head: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
}

/** When React renders a part of a document, it emits head elements first. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
