// Serves /sitemap.xml, an index, and its parts. Only a few compressed parts are cached.
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmContext } from '../../calls/index.ts';
import type { BuiltApp } from '../../main/build-app.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { sendRefusal } from '../../platform/http/index.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { createSitemapBuilder, type SitemapFile, sitemapLifetime } from './build-sitemap.ts';
import type { Site } from './sitemap-entries.ts';

const cacheOneHour = 'public, max-age=3600';

const sitemapFileCacheDefinition = defineCache<SitemapFile>({
  name: 'sitemap parts',
  holds: 'the index or a part of the sitemap of a realm, compressed',
  maxBytes: 24 * 2 ** 20,
  entryBytes: ({ gzipped }) => gzipped.length,
  ...sitemapLifetime,
});

export function serveSitemap(
  app: FastifyInstance,
  { services, resolver }: BuiltApp,
  listRouteKeys: () => Promise<readonly string[]>,
): void {
  const builder = createSitemapBuilder(services);
  const sitemapFileCache = createCache(sitemapFileCacheDefinition, services);

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    build: (realm: RealmContext, site: Site) => Promise<SitemapFile | undefined>,
  ): Promise<FastifyReply> {
    const realm = resolver.findRealm(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const routeKeys = new Set(await listRouteKeys());
    const origin = getSiteOrigin(services.config, realm, request);
    const site: Site = { origin, settings: realm.settings, routeKeys };
    const key = [realm.id, realm.version, origin, name] as const;
    const file = await sitemapFileCache.fetch(key, () => build(realm, site));
    return file ? sendFile(request, reply, file) : sendRefusal(reply, refuse('notFound'));
  }

  app.get('/sitemap.xml', (request, reply) =>
    serve(request, reply, 'index', (realm, { origin }) => builder.buildIndex(realm, origin)),
  );

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', (request, reply) => {
    const { part } = request.params;
    return serve(request, reply, part, (realm, site) => builder.buildPart(realm, site, Number(part)));
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzipped, etag }: SitemapFile,
): FastifyReply {
  const { headers } = request;
  reply.headers({ 'cache-control': cacheOneHour, etag, vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  if (/\bgzip\b/.test(String(headers['accept-encoding']))) {
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }
  return reply.send(pipeline(Readable.from([gzipped]), createGunzip(), () => {}));
}
