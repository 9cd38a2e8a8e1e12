// Renders the page of a URL for an account. The server loads this module; see PageRenderer in the contract.
import './fonts/fonts.css';
import '@matinee/ui/styles/tokens.css';
import '@matinee/ui/styles/base.css';
import { CallError, type Caller, isRetryable } from '@matinee/client';
import { errorTable, type LabelSet, type PageRequest, type PageResult } from '@matinee/contract';
import {
  arPaths,
  emojiPaths,
  esPaths,
  getDirection,
  getPrimaryLanguage,
  isAdminRoute,
  type PathSet,
  ptPaths,
  type RouteKey,
} from '@matinee/rules';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { NavigationType } from 'react-router';
import { App } from './app/app.tsx';
import { loadPage } from './app/deferred/pages/load-page.ts';
import { serializeDocumentState } from './app/document-state.ts';
import { getPageArguments, matchRoute } from './app/router/page-loader.ts';
import { RouterProvider } from './app/router/router-provider.tsx';
import { renderMetaTags } from './app/seo/meta-tags.ts';
import { readPageMetadata } from './app/seo/read-page-metadata.ts';
import { menuQuery, platforms } from './entities/menu/menu-query.ts';
import { getPage, pageKeys } from './pages/page-table.ts';
import type { Environment, RealmFacts } from './shared/environment/environment.ts';
import { compileMessages } from './shared/i18n/compile-messages.ts';
import { createLabel } from './shared/i18n/labels.ts';
import { isPageKey } from './shared/navigation/page-keys.ts';
import { createPaths, type Paths } from './shared/navigation/paths.ts';
import type { PageQuery } from './shared/query/page-query.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { setUser } from './shared/session/session.ts';

export { pageKeys };

const pathSets: Readonly<Record<string, PathSet>> = { es: esPaths, pt: ptPaths, ar: arPaths };

type StaticRouter = Parameters<typeof RouterProvider>[0]['router'];

/** Renders a page. Throws only on unexpected errors. */
export async function render(request: PageRequest): Promise<PageResult> {
  const { realm, language } = request;
  const pathSet = getPathSet(request);
  const messages = getCompiledMessages(request.labels);
  const facts = getRealmFacts(realm);
  const environment: Environment = {
    caller: createCaller(request),
    client: null,
    realm: facts,
    language,
    direction: getDirection(language),
    label: createLabel(language, messages),
    paths: getPaths(language, pathSet),
    hasPage: isPageKey,
    isForGuest: request.user === null,
  };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  setUser(queryClient, request.user);

  const url = new URL(request.url, request.origin);
  const match = matchRoute(environment.paths, url.pathname);
  const { key } = match;
  const page = getPage(key);
  const args = getPageArguments(match, url);
  const [Component] = await Promise.all([
    loadPage(page, args, { environment, queryClient, dataTimeoutMs: Number.POSITIVE_INFINITY }),
    ...platforms.map((platform) => queryClient.prefetchQuery(menuQuery(environment, platform))),
  ]);
  const queries = page.queries?.(environment, args) ?? [];
  for (const query of queries) trimQueryData(queryClient, query);
  const { pathname, search, hash } = url;
  const router: StaticRouter = {
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
  const markup = renderToString(
    <App environment={environment} queryClient={queryClient} tokens={null}>
      <RouterProvider router={router} />
    </App>,
  );
  const { head, body } = splitHead(markup);
  const status = getErrorStatus(queryClient, queries[0]) ?? page.status?.(environment, args) ?? 200;
  const pageMetadata = key ? await readPageMetadata(key, { environment, queryClient, args }) : {};
  return {
    status,
    ...(pageMetadata.isUncacheable && { isUncacheable: true }),
    language,
    direction: environment.direction,
    head,
    seo: renderMetaTags({
      key,
      params: args.params,
      status,
      title: extractTitle(head),
      origin: request.origin,
      environment,
      metadata: pageMetadata,
    }),
    body,
    state: serializeDocumentState({
      realm: facts,
      language,
      direction: environment.direction,
      pathSet,
      messages: selectMessages(key, messages),
      user: request.user,
      queries: dehydrate(queryClient, {
        shouldDehydrateQuery: ({ state, queryKey }) => state.status !== 'pending' && queryKey[0] !== 'user',
        shouldRedactErrors: () => false,
      }),
    }),
    preloads: page.preloads?.(environment, queryClient, args) ?? [],
    modules: [page.module, ...(page.extraModules?.(args) ?? [])],
  };
}

const factsByRealm = new WeakMap<PageRequest['realm'], RealmFacts>();

/** The part of the realm that pages need; colours are in the document's styles. */
function getRealmFacts(realm: PageRequest['realm']): RealmFacts {
  const cachedFacts = factsByRealm.get(realm);
  if (cachedFacts) return cachedFacts;
  const { tokens: _, consents: __, theme: ___, ...facts } = realm;
  factsByRealm.set(realm, facts);
  return facts;
}

const pathsByName = new Map<string, Paths>();

/** The paths of a language are the same for every page. */
function getPaths(language: string, pathSet: PathSet | null): Paths {
  const name = pathSet === emojiPaths ? `${language} emoji` : language;
  const cached = pathsByName.get(name);
  if (cached) return cached;
  const paths = createPaths(language, pathSet);
  pathsByName.set(name, paths);
  return paths;
}

function getPathSet({ language, pathSet }: PageRequest): PathSet | null {
  return pathSet === 'emoji' ? emojiPaths : (pathSets[getPrimaryLanguage(language)] ?? null);
}

const adminMessageName = /^(preview|promo)[A-Z]/;
const viewerMessagesByMessages = new WeakMap<object, ReturnType<typeof compileMessages>>();

/** Omits the labels of administrator pages on all other pages, which keeps their documents small. */
function selectMessages(key: RouteKey | null, messages: ReturnType<typeof compileMessages>) {
  if (key && isAdminRoute(key)) return messages;
  const cachedMessages = viewerMessagesByMessages.get(messages);
  if (cachedMessages) return cachedMessages;
  const viewerMessages = Object.fromEntries(
    Object.entries(messages).filter(([name]) => !adminMessageName.test(name)),
  );
  viewerMessagesByMessages.set(messages, viewerMessages);
  return viewerMessages;
}

const compiledMessages = new WeakMap<LabelSet['translations'], ReturnType<typeof compileMessages>>();

function getCompiledMessages({ translations }: LabelSet) {
  const cachedMessages = compiledMessages.get(translations) ?? compileMessages(translations);
  compiledMessages.set(translations, cachedMessages);
  return cachedMessages;
}

function createCaller(request: PageRequest): Caller {
  return {
    call: async (name, ...[args]) => {
      const { params, query, body } = (args ?? {}) as Record<string, unknown>;
      const result = await request.call(name, { params, query, body } as never);
      if ('response' in result) return result.response;
      const { code, params: errorParams, requestId } = result.error;
      throw new CallError({
        code,
        status: errorTable[code].status,
        params: errorParams,
        requestId,
        retryable: isRetryable(code),
      });
    },
  };
}

function trimQueryData(queryClient: QueryClient, { queryKey, meta }: PageQuery): void {
  const data = queryClient.getQueryData(queryKey);
  if (meta?.forDocument && data !== undefined)
    queryClient.setQueryData(queryKey, meta.forDocument(data as never));
}

function getErrorStatus(queryClient: QueryClient, mainQuery: PageQuery | undefined): number | null {
  const error = mainQuery && queryClient.getQueryState(mainQuery.queryKey)?.error;
  return error instanceof CallError ? error.status : null;
}

function extractTitle(head: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
}

// When React renders a part of a document, it emits head elements first.
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
