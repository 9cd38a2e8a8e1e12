// Loads the document of a page: from the cache for viewers without a session, rendered for all others.
import { setImmediate } from 'node:timers/promises';
import type { FormOutcome, PageAddress } from '@matinee/contract';
import type { FastifyReply } from 'fastify';
import { guestViewer, type Viewer } from '../calls/index.ts';
import { countPassedPromoTimes } from '../domains/realm/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { createCache } from '../platform/cache/index.ts';
import { createBoundedQueue } from '../platform/overload/index.ts';
import {
  compressForViewer,
  createDocumentCache,
  type ResponseDocument,
  toResponseDocument,
} from './documents/document-cache.ts';
import { detectPathSet } from './page-language.ts';
import type { PageSource } from './page-source.ts';
import {
  type PageVisit,
  pageSettingsCacheDefinition,
  type RenderDependencies,
  renderPage,
  submitPageForm,
} from './render-page.ts';
import type { LoadedPage } from './send-page.ts';

/**
 * React renders a page in one piece of up to tens of milliseconds, during which nothing else runs. With two
 * renderings in progress, one loads its data while the other renders.
 */
const renderLimits = { concurrency: 2, maxPending: 100, maxWaitMs: 2_000 };

/** Stands for every path without a page, so that all of them share one document. */
const pathWithoutPage = '/not-found';

const publicCacheControl = 'public, max-age=0, must-revalidate';
const privateCacheControl = 'private, no-cache';

/** Decodes what needs no percent-encoding (RFC 3986, 6.2.2), so that all spellings of a URL share one document. */
const decodeUnreserved = (url: string): string =>
  url.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

interface PageInput extends Pick<PageVisit, 'request' | 'realm' | 'languages' | 'form'> {}

interface FormInput extends PageInput {
  reply: FastifyReply;
  fields: URLSearchParams;
}

export interface PageLoader {
  /** @throws RefusedError (`overloaded`) when the page would have to be rendered and the process cannot keep up */
  load(input: PageInput): Promise<LoadedPage>;
  /** Whether the page has a form that works without the viewer's code. */
  hasForm(input: PageInput): Promise<boolean>;
  /** @throws RefusedError (`overloaded`) when the process cannot keep up */
  submitForm(input: FormInput): Promise<FormOutcome>;
}

interface RouteVisit extends PageVisit {
  route: string;
}

interface RenderedDocument {
  document: ResponseDocument;
  isUncacheable: boolean;
}

/** All missing content of a route shares one document. */
const toMissingPageVisit = (visit: RouteVisit): RouteVisit => ({
  ...visit,
  url: pathWithoutPage,
  missingRoute: visit.route,
});

const canBeCached = ({ document, isUncacheable }: RenderedDocument, { url }: PageVisit): boolean =>
  !isUncacheable && (document.status === 200 || url === pathWithoutPage);

export function createPageLoader(builtApp: BuiltApp, source: PageSource): PageLoader {
  const { services, resolver, admission } = builtApp;
  const { config } = services;
  const cache = createDocumentCache(services);
  const renderDependencies: RenderDependencies = {
    source,
    pageSettingsCache: createCache(pageSettingsCacheDefinition, services),
  };
  const renderings = createBoundedQueue(renderLimits);

  function render(visit: PageVisit): Promise<RenderedDocument | null> {
    admission.check('browsing');
    return renderings.run(async () => {
      // Lets the event loop read other requests between two renderings.
      await setImmediate();
      const page = await renderPage(builtApp, renderDependencies, visit);
      return page && { document: toResponseDocument(page), isUncacheable: page.isUncacheable ?? false };
    });
  }

  const findViewer = async ({ realm, request }: PageInput): Promise<Viewer> =>
    resolver.hasSessionCookie(request)
      ? admission.run('browsing', () => resolver.findViewerByCookie(realm, request))
      : guestViewer;

  async function findAddress({ request, languages, realm }: PageInput): Promise<PageAddress | null> {
    const renderer = await source.getRenderer();
    const debugPathSet = detectPathSet(request, config.debugPaths || config.dev);
    const language = languages[0] ?? realm.settings.defaultLanguage;
    return renderer.getPageAddress({
      url: decodeUnreserved(request.url),
      language,
      ...(debugPathSet && { debugPathSet }),
    });
  }

  /** Loads the page of a viewer without a session. Only such pages are the same for all viewers. */
  async function loadForGuest(visit: RouteVisit): Promise<LoadedPage> {
    const { realm, viewer, languages, url, missingRoute } = visit;
    const promoChanges = countPassedPromoTimes(realm, services.clock.now());
    const key = [
      realm.id,
      realm.version,
      languages[0],
      viewer.country,
      url,
      missingRoute,
      promoChanges,
    ] as const;
    let uncachedDocument: ResponseDocument | undefined;
    const cachedDocument = cache.missingPages.get(key)
      ? undefined
      : await cache.documents.fetch(key, async () => {
          const guest = { ...guestViewer, country: viewer.country };
          const rendered = await render({ ...visit, viewer: guest });
          if (!rendered) cache.missingPages.set(key, true);
          else if (canBeCached(rendered, visit)) return rendered.document;
          uncachedDocument = rendered?.document;
          return undefined;
        });
    if (cachedDocument) return toGuestPage(cachedDocument);
    if (cache.missingPages.get(key)) return loadForGuest(toMissingPageVisit(visit));
    // A request that shared the load of another one has no document when that document is not cached.
    return toGuestPage(uncachedDocument ?? (await renderOrNotFound(visit)), privateCacheControl);
  }

  const toGuestPage = (
    document: ResponseDocument,
    cacheControl = document.status === 200 ? publicCacheControl : privateCacheControl,
  ): LoadedPage => ({ document, cacheControl, compress: cache.compressSharedDocument });

  async function renderOrNotFound(visit: RouteVisit): Promise<ResponseDocument> {
    const rendered = (await render(visit)) ?? (await render(toMissingPageVisit(visit)));
    if (!rendered) throw new Error('the page for missing content has no document');
    return rendered.document;
  }

  return {
    async load(input) {
      const address = (await findAddress(input)) ?? { url: pathWithoutPage, route: '' };
      const visit = { ...input, ...address, viewer: await findViewer(input) };
      if (!visit.viewer.session && !config.dev && !visit.form) return loadForGuest(visit);
      const document = await renderOrNotFound(visit);
      return {
        document,
        cacheControl: privateCacheControl,
        compress: compressForViewer,
      };
    },

    async hasForm(input) {
      const [address, { formRoutes }] = await Promise.all([findAddress(input), source.getRenderer()]);
      return address !== null && formRoutes.includes(address.route);
    },

    async submitForm({ reply, fields, ...input }) {
      const visit = { ...input, url: input.request.url, viewer: await findViewer(input) };
      return admission.run('signIn', () =>
        submitPageForm(builtApp, renderDependencies, visit, { fields, reply }),
      );
    },
  };
}
