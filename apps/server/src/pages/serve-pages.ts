// Every address that is not the API's, a picture's or a film's is a page of the viewer.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nobody } from '../calls/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { createCache } from '../platform/cache/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { chooseEncoding, isApiPath, sendRefusal } from '../platform/http/index.ts';
import { serveAssets } from './assets.ts';
import { documentHeaders } from './content-security.ts';
import {
  compressOnce,
  createDocumentCache,
  type DocumentCache,
  type PackedDocument,
  packDocument,
} from './document-cache.ts';
import { fallbackPage } from './fallback-page.ts';
import { chosenLanguage, pageLanguages, setLanguageCookie } from './page-language.ts';
import { openBuild, type PageSource } from './page-source.ts';
import { redirectForms } from './redirect-forms.ts';
import { type PageSources, pageFrames, type RenderedPage, renderPage, type Visit } from './render-page.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSiteMap } from './site-map/site-map.routes.ts';

const viewerDir = fileURLToPath(new URL('../../../viewer/', import.meta.url));
/** What follows two slashes is a host to whoever resolves an address: such a path is none of a page. */
const namesHost = /^\/[/\\]/;
const neverPages = /^\/(images|media|assets|plugin-frames)(\/|$)/;

export async function servePages(app: FastifyInstance, built: BuiltApp): Promise<void> {
  const { services, source: callers } = built;
  const source = services.config.dev ? await developmentSource(app) : await openBuild(viewerDir);
  const cache = createDocumentCache(services);
  const sources: PageSources = { source, frames: createCache(pageFrames, services) };

  if (!services.config.dev) serveAssets(app, join(viewerDir, 'dist/client/assets'));
  serveSiteFiles(app, built);
  serveSiteMap(app, built, async () => (await source.renderer()).pageKeys);

  const mayBePage = (url: string) => !isApiPath(url) && !neverPages.test(url);
  redirectForms(app, (url) => mayBePage(url) && !namesHost.test(url));

  app.get('/*', async (request, reply) => {
    if (!mayBePage(request.url)) return sendRefusal(reply, refuse('notFound'));
    const realm = callers.realmOf(request);
    if (!realm) return sendFallback(reply, 'noRealm');
    if (namesHost.test(request.url)) return sendFallback(reply, 'noPage');
    try {
      const languages = pageLanguages(realm, request);
      const chosen = chosenLanguage(realm, request);
      if (chosen) setLanguageCookie(reply, chosen);
      const viewer = await callers.viewerByCookie(realm, request);
      const visit: Visit = { request, realm, viewer, languages };
      return await answer(visit, reply);
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, 'could not render a page');
      return sendFallback(reply, 'failed');
    }
  });

  // Only pages without a session are alike for all; only those that were found are worth keeping.
  async function answer(visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
    const { realm, viewer, languages, request } = visit;
    if (viewer.session || services.config.dev) {
      return sendPrivate(reply, await renderPage(built, sources, visit));
    }
    let passing: RenderedPage | undefined;
    const key = [realm.id, realm.version, languages[0], viewer.country, request.url] as const;
    const cached = await cache.documents.fetch(key, async () => {
      const page = await renderPage(built, sources, {
        ...visit,
        viewer: { ...nobody, country: viewer.country },
      });
      if (page.status === 200 && !page.isPassing) return packDocument(page.document);
      passing = page;
      return undefined;
    });
    if (passing || !cached) return sendPrivate(reply, passing ?? (await renderPage(built, sources, visit)));
    return sendPage(reply, { status: 200 }, cached, {
      cacheControl: 'public, max-age=0, must-revalidate',
      compress: cache.compress,
    });
  }
}

function sendPrivate(reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  return sendPage(reply, page, packDocument(page.document), {
    cacheControl: 'private, no-cache',
    compress: compressOnce,
  });
}

async function sendPage(
  reply: FastifyReply,
  { status, redirect }: Pick<RenderedPage, 'status' | 'redirect'>,
  document: PackedDocument,
  { cacheControl, compress }: { cacheControl: string; compress: DocumentCache['compress'] },
): Promise<FastifyReply> {
  const { headers } = reply.request;
  if (redirect !== undefined) return reply.redirect(redirect, status);
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

function sendFallback(reply: FastifyReply, why: Parameters<typeof fallbackPage>[0]): FastifyReply {
  const { status, html, policy } = fallbackPage(why, reply.request.id);
  return reply
    .code(status)
    .headers({ ...documentHeaders, 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html);
}

async function developmentSource(app: FastifyInstance): Promise<PageSource> {
  const { openDevelopment } = await import('./development.ts');
  return openDevelopment(app, viewerDir);
}
