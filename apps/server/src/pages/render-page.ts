// Renders a page for a viewer: the renderer makes in-process calls and creates the HTML of the page, which is
// then put into a document.
import type { FormOutcome, LabelSet, PageError, PageRequest, Realm, SessionUser } from '@matinee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallContext, getViewerDatabase, type RealmContext, type Viewer } from '../calls/index.ts';
import { listFirebaseOrigins } from '../domains/identity/index.ts';
import { listFrameOrigins } from '../domains/realm/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { type Cache, defineCache } from '../platform/cache/index.ts';
import { isRefusal } from '../platform/errors/index.ts';
import { createResponseCookies, LazyRequestInfo, noopResponseCookies } from '../platform/http/index.ts';
import { detectPathSet } from './page-language.ts';
import type { PageSource } from './page-source.ts';
import { type Document, renderDocument } from './render-document.ts';
import { getSiteOrigin } from './site-origin.ts';

export interface PageVisit {
  request: FastifyRequest;
  /** Path and query to render: those of the request without query parameters that the page does not read. */
  url: string;
  /** Set when the content of this route does not exist: the page says that it was not found. */
  missingRoute?: string;
  realm: RealmContext;
  viewer: Viewer;
  /** In order of preference. */
  languages: readonly string[];
  /** Set when the page answers a form that was refused. */
  form?: PageRequest['form'];
}

export interface RenderedPage {
  status: number;
  /** The document is not cached. */
  isUncacheable?: true;
  document: Document;
}

/** The parts that all pages of a realm in a language share. */
export interface PageSettings {
  realm: Realm;
  labels: LabelSet;
}

export const pageSettingsCacheDefinition = defineCache<PageSettings>({
  name: 'page settings',
  holds: 'the settings and labels of a realm in one language, as its pages receive them',
  maxBytes: 16 * 2 ** 20,
  entryBytes: 80 * 1024,
  ttlMs: 60_000,
  invalidatedBy: ['RealmChanged'],
});

export interface RenderDependencies {
  source: PageSource;
  pageSettingsCache: Cache<PageSettings>;
}

type PageApp = Pick<BuiltApp, 'services' | 'invoke' | 'cursors' | 'ipLocations'>;
type CallFunction = PageRequest['call'];

/**
 * Returns null when the content of the page does not exist.
 * @throws when the page cannot be rendered
 */
export async function renderPage(
  app: PageApp,
  { source, pageSettingsCache }: RenderDependencies,
  visit: PageVisit,
): Promise<RenderedPage | null> {
  const renderer = await source.getRenderer();
  const call = createInProcessCaller(app, visit, { responseCookies: noopResponseCookies });
  const pageRequest = await createPageRequest(app, pageSettingsCache, visit, call);
  const page = await renderer.render(pageRequest);
  if (!page) return null;
  const files = await source.collectPageFiles(page.modules);
  const document = renderDocument(page, pageRequest.realm, files, {
    hasContentSecurityPolicy: source.hasContentSecurityPolicy,
    allowedOrigins: {
      frames: listFrameOrigins(visit.realm.settings),
      requests: listFirebaseOrigins(visit.realm.settings),
    },
  });
  const { isUncacheable } = page;
  const status = visit.form?.status ?? page.status;
  return { status, document, ...(isUncacheable && { isUncacheable }) };
}

/** Submits a form of a page. Its calls know the request, and may set cookies. */
export async function submitPageForm(
  app: PageApp,
  { source, pageSettingsCache }: RenderDependencies,
  visit: PageVisit,
  { fields, reply }: { fields: URLSearchParams; reply: FastifyReply },
): Promise<FormOutcome> {
  const requestInfo = new LazyRequestInfo(visit.request, app.services.config.publicUrl);
  const call = createInProcessCaller(app, visit, {
    request: requestInfo,
    responseCookies: createResponseCookies(reply, requestInfo),
    findLocation: () => app.ipLocations.find(visit.request.ip),
  });
  const renderer = await source.getRenderer();
  return renderer.submitForm(await createPageRequest(app, pageSettingsCache, visit, call), fields);
}

async function createPageRequest(
  { services: { config } }: PageApp,
  pageSettingsCache: Cache<PageSettings>,
  { request, url, missingRoute, realm, viewer, languages, form }: PageVisit,
  call: CallFunction,
): Promise<PageRequest> {
  const language = languages[0] ?? realm.settings.defaultLanguage;
  const [{ realm: publicRealm, labels }, user] = await Promise.all([
    pageSettingsCache.fetch([realm.id, realm.version, languages.join()], () =>
      loadPageSettings(call, language),
    ),
    viewer.session ? getResponse<SessionUser>(call('getUser', {})) : null,
  ]);
  const debugPathSet = detectPathSet(request, config.debugPaths || config.dev);
  return {
    url,
    ...(missingRoute && { missingRoute }),
    origin: getSiteOrigin(config, realm, request),
    realm: publicRealm,
    language,
    ...(debugPathSet && { debugPathSet }),
    labels,
    user,
    ...(form && { form }),
    call,
  };
}

/** Returns a function that calls handlers without HTTP, as the viewer of the page. */
function createInProcessCaller(
  { services, invoke, cursors }: PageApp,
  { request, realm, viewer, languages }: PageVisit,
  requestContext: Pick<CallContext, 'request' | 'responseCookies' | 'findLocation'>,
): CallFunction {
  const { id: requestId } = request;
  const context: CallContext = {
    realm,
    viewer,
    language: languages[0] ?? realm.settings.defaultLanguage,
    languages,
    now: services.clock.now(),
    requestId,
    db: getViewerDatabase(services.db, viewer),
    cursors,
    ...requestContext,
  };
  return async (name, args) => {
    if (name === 'streamPageEvents' || name === 'getHealth' || name === 'getReadiness')
      return { error: { code: 'internal', params: {}, requestId } };
    const result = await invoke(name as 'getSection', args as never, context);
    if (!isRefusal(result)) return { response: result as never };
    return { error: { code: result.code, params: result.params ?? {}, requestId } };
  };
}

async function loadPageSettings(call: CallFunction, language: string): Promise<PageSettings> {
  const [realm, labels] = await Promise.all([
    getResponse<Realm>(call('getRealm', {})),
    getResponse<LabelSet>(call('getLabels', { query: { language } })),
  ]);
  return { realm, labels };
}

/** @throws when the call is refused */
async function getResponse<Response>(
  pendingCall: Promise<{ response: Response } | { error: PageError }>,
): Promise<Response> {
  const result = await pendingCall;
  if ('error' in result) throw new Error(`Could not start rendering a page: ${result.error.code}`);
  return result.response;
}
