// Serves /sitemap.xml, an index, and its parts. A part is compressed while it is read from the database and
// only a few are cached, so memory does not grow with the number of titles.
// https://www.sitemaps.org/protocol.html
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { RealmContext } from '../../calls/index.ts';
import { selectCurrentPackages } from '../../domains/media/index.ts';
import { selectPublicNews } from '../../domains/news/index.ts';
import { selectSectionKeys } from '../../domains/pages/index.ts';
import { buildPublicManifestUrl } from '../../domains/playback/index.ts';
import { outlinePublicTitles, streamPublicTitles } from '../../domains/titles/index.ts';
import type { BuiltApp } from '../../main/build-app.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { sendRefusal } from '../../platform/http/index.ts';
import { getSiteOrigin } from '../site-origin.ts';
import {
  createNewsEntries,
  createPageEntries,
  createTitleEntries,
  listedTypes,
  type Site,
} from './sitemap-entries.ts';

/**
 * Half of what the protocol allows, because an entry with all its languages is long and a part may have at
 * most 50 MB.
 */
const urlsPerPart = 20_000;
/** The newest items; they are in the first part. */
const maxNewsItems = 1_000;
const cacheOneHour = 'public, max-age=3600';

/** Content id of the first title of each part. */
type PartStarts = readonly number[];

interface SitemapPart {
  /** Compressed with gzip. */
  gzipped: Buffer;
  etag: string;
}

const lifetime = {
  ttlMs: 60_000,
  staleMs: 540_000,
  invalidatedBy: [
    'RealmChanged',
    'SectionChanged',
    'ContentChanged',
    'GenresChanged',
    'PeopleChanged',
    'NewsChanged',
  ],
  // Updates of media are frequent and not urgent.
  refreshedBy: ['MediaChanged'],
} as const;

const sitemapOutlines = defineCache<PartStarts>({
  name: 'sitemap outlines',
  holds: 'the first title of each part of the sitemap of a realm',
  maxBytes: 2 ** 20,
  entryBytes: (starts) => starts.length * 8,
  ...lifetime,
});

const sitemapParts = defineCache<SitemapPart>({
  name: 'sitemap parts',
  holds: 'a part of the sitemap of a realm, compressed',
  maxBytes: 24 * 2 ** 20,
  entryBytes: ({ gzipped }) => gzipped.length,
  ...lifetime,
});

export function serveSitemap(
  app: FastifyInstance,
  { services, source }: BuiltApp,
  pageKeys: () => Promise<readonly string[]>,
): void {
  const { db, config, clock } = services;
  const outlines = createCache(sitemapOutlines, services);
  const parts = createCache(sitemapParts, services);

  const readPartStarts = async (realm: RealmContext): Promise<PartStarts> => {
    const size = Math.floor(urlsPerPart / realm.settings.languages.length);
    const createPart = async () => (await outlinePublicTitles(db, createTitleFilter(realm), size)).starts;
    return outlines.fetch([realm.id, realm.version], createPart);
  };

  const createTitleFilter = (realm: RealmContext) => ({
    realmId: realm.id,
    now: clock.now(),
    types: listedTypes,
  });

  async function readSite(realm: RealmContext, request: FastifyRequest): Promise<Site> {
    const keys = new Set(await pageKeys());
    return { origin: getSiteOrigin(config, realm, request), settings: realm.settings, keys };
  }

  async function* readEntries(realm: RealmContext, site: Site, starts: PartStarts, part: number) {
    if (part === 1) {
      yield* createPageEntries(site, await selectSectionKeys(db, realm.id));
      const news = await selectPublicNews(db, { realmId: realm.id, now: clock.now(), limit: maxNewsItems });
      for (const item of news) yield* createNewsEntries(site, item);
    }
    const from = starts[part - 1];
    if (from === undefined) return;
    const range = { from, to: starts[part] ?? null };
    for await (const titles of streamPublicTitles(db, createTitleFilter(realm), range)) {
      const contentIds = titles.filter(({ isOpen }) => isOpen).map(({ id }) => id);
      const packages = await selectCurrentPackages(db, { realmId: realm.id, contentIds });
      for (const title of titles) {
        const packageId = packages.get(title.id);
        yield* createTitleEntries(site, title, packageId && buildPublicManifestUrl(packageId));
      }
    }
  }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    createPart: (realm: RealmContext, site: Site) => Promise<SitemapPart | undefined>,
  ): Promise<FastifyReply> {
    const realm = source.findRealm(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const site = await readSite(realm, request);
    const key = [realm.id, realm.version, site.origin, name] as const;
    const part = await parts.fetch(key, () => createPart(realm, site));
    return part ? sendPart(request, reply, part) : sendRefusal(reply, refuse('notFound'));
  }

  app.get('/sitemap.xml', (request, reply) =>
    serve(request, reply, 'index', async (realm, { origin }) => {
      const count = Math.max(1, (await readPartStarts(realm)).length);
      const items = Array.from({ length: count }, (_, index) => ({
        url: `${origin}/sitemap-${index + 1}.xml`,
      }));
      return compressXml(Readable.from(items), new SitemapIndexStream({ level: ErrorLevel.THROW }));
    }),
  );

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    serve(request, reply, request.params.part, async (realm, site) => {
      const starts = await readPartStarts(realm);
      const part = Number(request.params.part);
      if (part > Math.max(1, starts.length)) return undefined;
      const xml = new SitemapStream({
        hostname: site.origin,
        level: ErrorLevel.THROW,
        xmlns: { news: false, video: true, xhtml: true, image: true },
      });
      return compressXml(Readable.from(readEntries(realm, site, starts, part)), xml);
    }),
  );
}

async function compressXml(items: Readable, xml: SitemapStream | SitemapIndexStream): Promise<SitemapPart> {
  // buffer() rejects with an error of any stream of the pipeline.
  const gzipped = await buffer(pipeline(items, xml, createGzip(), () => {}));
  return { gzipped, etag: `W/"${createHash('sha1').update(gzipped).digest('base64url')}"` };
}

function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzipped, etag }: SitemapPart,
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
