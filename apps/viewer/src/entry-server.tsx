// The renderer that the server loads: from URL and account to markup. See PageRenderer in the contract.
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
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from './app/app.tsx';
import { serializeDocumentState } from './app/document-state.ts';
import { offers, pageKeys } from './app/router/page-table.ts';
import { createRoutes, loaderTools } from './app/router/routes.tsx';
import { renderMetaTags } from './app/seo/meta-tags.ts';
import { readPageMetadata } from './app/seo/read-page-metadata.ts';
import { menuQuery, platforms } from './entities/menu/menu-query.ts';
import type { Environment, RealmFacts } from './shared/environment/environment.ts';
import { compileMessages } from './shared/i18n/compile-messages.ts';
import { createLabel } from './shared/i18n/labels.ts';
import type { PageArguments, RouteHandle } from './shared/navigation/page.ts';
import { createPaths, type Paths } from './shared/navigation/paths.ts';
import type { PageQuery } from './shared/query/page-query.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { setUser } from './shared/session/session.ts';

export { pageKeys };

const words: Readonly<Record<string, PathSet>> = { es: esPaths, pt: ptPaths, ar: arPaths };

/** Renders a page. Throws only on unexpected errors. */
export async function render(request: PageRequest): Promise<PageResult> {
  const { realm, language } = request;
  const set = wordsOf(request);
  const frame = frameOf(language, set);
  const messages = messagesOf(request.labels);
  const facts = factsOfRealm(realm);
  const environment: Environment = {
    caller: callerOf(request),
    client: null,
    realm: facts,
    language,
    direction: getDirection(language),
    label: createLabel(language, messages),
    paths: frame.paths,
    offers,
    isForGuest: request.user === null,
  };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  setUser(queryClient, request.user);

  const tools = { environment, queryClient, patienceMs: Number.POSITIVE_INFINITY };
  const [context] = await Promise.all([
    frame.handler.query(new Request(new URL(request.url, request.origin)), {
      requestContext: new RouterContextProvider(new Map([[loaderTools, tools]])),
    }),
    ...platforms.map((platform) => queryClient.prefetchQuery(menuQuery(environment, platform))),
  ]);
  if (context instanceof Response) return redirectOf(context, environment);

  const { key, page, args } = matchedPage(context, request);
  const queries = page.queries?.(environment, args) ?? [];
  for (const query of queries) makeSmall(queryClient, query);
  const markup = renderToString(
    <App environment={environment} queryClient={queryClient} tokens={null}>
      <StaticRouterProvider
        router={createStaticRouter(frame.handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const { head, body } = splitHead(markup);
  const status = statusOf(context, queryClient, queries[0]) ?? page.status?.(environment, args) ?? 200;
  const pageFacts = key ? await readPageMetadata(key, { environment, queryClient, args }) : {};
  return {
    status,
    ...(pageFacts.isPassing && { isUncacheable: true }),
    language,
    direction: environment.direction,
    head,
    seo: renderMetaTags({
      key,
      params: args.params,
      status,
      title: titleIn(head),
      origin: request.origin,
      environment,
      facts: pageFacts,
    }),
    body,
    state: serializeDocumentState({
      realm: facts,
      language,
      direction: environment.direction,
      words: set,
      messages: wordsFor(key, messages),
      user: request.user,
      queries: dehydrate(queryClient, {
        shouldDehydrateQuery: ({ state, queryKey }) => state.status !== 'pending' && queryKey[0] !== 'user',
        shouldRedactErrors: () => false,
      }),
    }),
    preloads: page.preloads?.(environment, queryClient, args) ?? [],
    modules: [...(page.module ? [page.module] : []), ...(page.further?.(args) ?? [])],
  };
}

const realmFacts = new WeakMap<PageRequest['realm'], RealmFacts>();

/** The part of the realm that pages need; colours are in the document's styles. */
function factsOfRealm(realm: PageRequest['realm']): RealmFacts {
  const known = realmFacts.get(realm);
  if (known) return known;
  const { tokens: _, consents: __, theme: ___, ...facts } = realm;
  realmFacts.set(realm, facts);
  return facts;
}

interface Frame {
  paths: Paths;
  handler: StaticHandler;
}

const frames = new Map<string, Frame>();

/** The routes of a language are the same for every page. */
function frameOf(language: string, set: PathSet | null): Frame {
  const name = set === emojiPaths ? `${language} emoji` : language;
  const known = frames.get(name);
  if (known) return known;
  const paths = createPaths(language, set);
  const frame = { paths, handler: createStaticHandler(createRoutes({ paths })) };
  frames.set(name, frame);
  return frame;
}

function wordsOf({ language, pathSet }: PageRequest): PathSet | null {
  return pathSet === 'emoji' ? emojiPaths : (words[getPrimaryLanguage(language)] ?? null);
}

const forOperators = /^(preview|promo)[A-Z]/;
const forViewers = new WeakMap<object, ReturnType<typeof compileMessages>>();

/** Labels of administrator pages would enlarge every other page. */
function wordsFor(key: RouteKey | null, messages: ReturnType<typeof compileMessages>) {
  if (key && isAdminRoute(key)) return messages;
  const known = forViewers.get(messages);
  if (known) return known;
  const kept = Object.fromEntries(Object.entries(messages).filter(([name]) => !forOperators.test(name)));
  forViewers.set(messages, kept);
  return kept;
}

const compiled = new WeakMap<LabelSet['translations'], ReturnType<typeof compileMessages>>();

function messagesOf({ translations }: LabelSet) {
  const known = compiled.get(translations) ?? compileMessages(translations);
  compiled.set(translations, known);
  return known;
}

function callerOf(request: PageRequest): Caller {
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

function matchedPage(
  context: StaticHandlerContext,
  request: PageRequest,
): { key: RouteHandle['key']; page: RouteHandle['page']; args: PageArguments } {
  const match = context.matches.at(-1);
  const { key, page }: RouteHandle = match?.route.handle ?? { key: null, page: {} };
  const { pathname, searchParams } = new URL(request.url, request.origin);
  return { key, page, args: { pathname, params: match?.params ?? {}, search: searchParams } };
}

function makeSmall(queryClient: QueryClient, { queryKey, meta }: PageQuery): void {
  const data = queryClient.getQueryData(queryKey);
  if (meta?.forDocument && data !== undefined)
    queryClient.setQueryData(queryKey, meta.forDocument(data as never));
}

function statusOf(
  context: StaticHandlerContext,
  queryClient: QueryClient,
  main: PageQuery | undefined,
): number | null {
  if (context.errors) return context.statusCode;
  const error = main && queryClient.getQueryState(main.queryKey)?.error;
  return error instanceof CallError ? error.status : null;
}

function redirectOf(response: Response, { language, direction }: Environment): PageResult {
  const redirect = response.headers.get('location') ?? '/';
  const seo = { head: '', structuredData: '' };
  const nothing = { head: '', seo, body: '', state: '{}', preloads: [], modules: [] };
  return { status: response.status, redirect, language, direction, ...nothing };
}

function titleIn(head: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
}

// When React renders a part of a document, it emits head elements first.
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
