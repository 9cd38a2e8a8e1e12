// Loads the document of a page: from the cache for guests, rendered for all others.
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { guestViewer, type RealmContext, type Viewer } from '../calls/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { createCache } from '../platform/cache/index.ts';
import { createBoundedQueue } from '../platform/overload/index.ts';
import {
  type CachedDocument,
  compressForViewer,
  createDocumentCache,
  toCachedDocument,
} from './document-cache.ts';
import { detectPathSet } from './page-language.ts';
import type { PageSource } from './page-source.ts';
import { type PageSources, type PageVisit, pageSettingsCache, renderPage } from './render-page.ts';
import type { LoadedPage } from './send-page.ts';

/**
 * React renders a page in one piece of up to tens of milliseconds, during which nothing else runs. With two
 * renderings in progress, one loads its data while the other renders.
 */
const renderLimits = { concurrency: 2, maxPending: 100, maxWaitMs: 2_000 };

/** Replaces all paths without a page, which therefore share one document. */
const pathWithoutPage = '/not-found';

const publicCacheControl = 'public, max-age=0, must-revalidate';
const privateCacheControl = 'private, no-cache';

interface PageInput {
  request: FastifyRequest;
  realm: RealmContext;
  /** In order of preference. */
  languages: readonly string[];
}

export interface PageLoader {
  /** @throws RefusedError (`overloaded`) when the page would have to be rendered and the process cannot keep up */
  load(input: PageInput): Promise<LoadedPage>;
}

export function createPageLoader(builtApp: BuiltApp, source: PageSource): PageLoader {
  const { services, resolver, admission } = builtApp;
  const { config } = services;
  const cache = createDocumentCache(services);
  const sources: PageSources = { source, pageSettings: createCache(pageSettingsCache, services) };
  const renderings = createBoundedQueue(renderLimits);

  function render(visit: PageVisit): Promise<{ document: CachedDocument; isUncacheable: boolean }> {
    admission.check('browsing');
    return renderings.run(async () => {
      // Lets the event loop read other requests between two renderings.
      await setImmediate();
      const page = await renderPage(builtApp, sources, visit);
      return { document: toCachedDocument(page), isUncacheable: page.isUncacheable ?? false };
    });
  }

  const findViewer = async ({ realm, request }: PageInput): Promise<Viewer> =>
    resolver.hasSessionCookie(request)
      ? admission.run('browsing', () => resolver.findViewerByCookie(realm, request))
      : guestViewer;

  async function findUrl({ request, languages, realm }: PageInput): Promise<string> {
    const renderer = await source.getRenderer();
    const pathSet = detectPathSet(request, config.debugPaths || config.dev);
    const language = languages[0] ?? realm.settings.defaultLanguage;
    return (
      renderer.getPageUrl({ url: request.url, language, ...(pathSet && { pathSet }) }) ?? pathWithoutPage
    );
  }

  /** Only pages without a session are the same for all viewers. */
  async function loadForGuest(visit: PageVisit): Promise<LoadedPage> {
    const { realm, viewer, languages, url } = visit;
    const key = [realm.id, realm.version, languages[0], viewer.country, url] as const;
    const toGuestPage = (document: CachedDocument, cacheControl: string): LoadedPage => ({
      document,
      cacheControl,
      compress: cache.compress,
    });
    const missingDocument = cache.missingDocuments.get(key);
    if (missingDocument) return toGuestPage(missingDocument, privateCacheControl);
    let ownDocument: CachedDocument | undefined;
    const sharedDocument = await cache.documents.fetch(key, async () => {
      const guest = { ...guestViewer, country: viewer.country };
      const { isUncacheable, document } = await render({ ...visit, viewer: guest });
      if (!isUncacheable && (document.status === 200 || url === pathWithoutPage)) return document;
      if (!isUncacheable && document.status === 404) cache.missingDocuments.set(key, document);
      ownDocument = document;
      return undefined;
    });
    if (sharedDocument)
      return toGuestPage(
        sharedDocument,
        sharedDocument.status === 200 ? publicCacheControl : privateCacheControl,
      );
    // Without an own document, another request has rendered one that is not cached.
    ownDocument ??= cache.missingDocuments.get(key) ?? (await render(visit)).document;
    return toGuestPage(ownDocument, privateCacheControl);
  }

  return {
    async load(input) {
      const visit = { ...input, url: await findUrl(input), viewer: await findViewer(input) };
      if (!visit.viewer.session && !config.dev) return loadForGuest(visit);
      const { document } = await render(visit);
      return {
        document,
        cacheControl: privateCacheControl,
        compress: compressForViewer,
      };
    },
  };
}
