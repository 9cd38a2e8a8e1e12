// Serves the viewer's pages on every path except those of the API, images and media.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { guestViewer } from '../calls/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { createCache } from '../platform/cache/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { chooseEncoding, isApiPath, sendRefusal } from '../platform/http/index.ts';
import { serveAssets } from './assets.ts';
import { documentHeaders } from './content-security.ts';
import {
  type CachedDocument,
  compressForViewer,
  createDocumentCache,
  type DocumentCache,
  toCachedDocument,
} from './document-cache.ts';
import { renderFallbackPage } from './fallback-page.ts';
import { choosePageLanguages, readChosenLanguage, setLanguageCookie } from './page-language.ts';
import { createBuildPageSource, type PageSource } from './page-source.ts';
import { redirectForms } from './redirect-forms.ts';
import {
  type PageSources,
  type PageVisit,
  pageSettingsCache,
  type RenderedPage,
  renderPage,
} from './render-page.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSitemap } from './sitemap/sitemap.routes.ts';

const viewerDir = fileURLToPath(new URL('../../../viewer/', import.meta.url));
/** Browsers treat the text after two slashes as a host, so such a path is not a page. */
const hostPattern = /^\/[/\\]/;
const nonPagePaths = /^\/(images|media|assets|plugin-frames)(\/|$)/;

export async function servePages(app: FastifyInstance, builtApp: BuiltApp): Promise<void> {
  const { services, resolver } = builtApp;
  const source = services.config.dev
    ? await loadDevelopmentPageSource(app)
    : await createBuildPageSource(viewerDir);
  const cache = createDocumentCache(services);
  const sources: PageSources = { source, pageSettings: createCache(pageSettingsCache, services) };

  if (!services.config.dev) serveAssets(app, join(viewerDir, 'dist/client/assets'));
  serveSiteFiles(app, builtApp);
  serveSitemap(app, builtApp, async () => (await source.getRenderer()).pageKeys);

  const canBePage = (url: string) => !isApiPath(url) && !nonPagePaths.test(url);
  redirectForms(app, (url) => canBePage(url) && !hostPattern.test(url));

  app.get('/*', async (request, reply) => {
    if (!canBePage(request.url)) return sendRefusal(reply, refuse('notFound'));
    const realm = resolver.findRealm(request);
    if (!realm) return sendFallback(reply, 'noRealm');
    if (hostPattern.test(request.url)) return sendFallback(reply, 'noPage');
    try {
      const languages = choosePageLanguages(realm, request);
      const chosenLanguage = readChosenLanguage(realm, request);
      if (chosenLanguage) setLanguageCookie(reply, chosenLanguage);
      const viewer = await resolver.findViewerByCookie(realm, request);
      const visit: PageVisit = { request, realm, viewer, languages };
      return await sendVisitedPage(visit, reply);
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, 'could not render a page');
      return sendFallback(reply, 'failed');
    }
  });

  // Only pages without a session are the same for all viewers, and only found pages are cached.
  async function sendVisitedPage(visit: PageVisit, reply: FastifyReply): Promise<FastifyReply> {
    const { realm, viewer, languages, request } = visit;
    if (viewer.session || services.config.dev) {
      return sendPrivatePage(reply, await renderPage(builtApp, sources, visit));
    }
    let uncacheablePage: RenderedPage | undefined;
    const key = [realm.id, realm.version, languages[0], viewer.country, request.url] as const;
    const cachedDocument = await cache.documents.fetch(key, async () => {
      const page = await renderPage(builtApp, sources, {
        ...visit,
        viewer: { ...guestViewer, country: viewer.country },
      });
      if (page.status === 200 && !page.isUncacheable) return toCachedDocument(page.document);
      uncacheablePage = page;
      return undefined;
    });
    if (uncacheablePage || !cachedDocument)
      return sendPrivatePage(reply, uncacheablePage ?? (await renderPage(builtApp, sources, visit)));
    return sendPage(reply, { status: 200 }, cachedDocument, {
      cacheControl: 'public, max-age=0, must-revalidate',
      compress: cache.compress,
    });
  }
}

function sendPrivatePage(reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  return sendPage(reply, page, toCachedDocument(page.document), {
    cacheControl: 'private, no-cache',
    compress: compressForViewer,
  });
}

async function sendPage(
  reply: FastifyReply,
  { status }: Pick<RenderedPage, 'status'>,
  document: CachedDocument,
  { cacheControl, compress }: { cacheControl: string; compress: DocumentCache['compress'] },
): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.headers({
    ...documentHeaders,
    'cache-control': cacheControl,
    vary: 'accept-encoding, accept-language, cookie, sec-fetch-site',
    etag: document.etag,
  });
  if (document.policy) reply.header('content-security-policy', document.policy);
  if (document.link) reply.header('link', document.link);
  if (status === 200 && headers['if-none-match']?.includes(document.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await compress(document, encoding));
}

function sendFallback(reply: FastifyReply, reason: Parameters<typeof renderFallbackPage>[0]): FastifyReply {
  const { status, html, policy } = renderFallbackPage(reason, reply.request.id);
  return reply
    .code(status)
    .headers({ ...documentHeaders, 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html);
}

async function loadDevelopmentPageSource(app: FastifyInstance): Promise<PageSource> {
  const { createDevelopmentPageSource } = await import('./development.ts');
  return createDevelopmentPageSource(app, viewerDir);
}
