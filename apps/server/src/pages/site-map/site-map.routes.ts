// /sitemap.xml lists the parts; each part is packed while it is read from the catalogue, and a few are kept as they were
// packed, so that memory does not grow with the number of titles. https://www.sitemaps.org/protocol.html
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { RealmContext } from '../../calls/index.ts';
import { currentPackages } from '../../domains/media/index.ts';
import { selectPublicNews } from '../../domains/news/index.ts';
import { selectSectionKeys } from '../../domains/pages/index.ts';
import { publicManifestUrl } from '../../domains/playback/index.ts';
import { eachPublicTitle, outlinePublicTitles } from '../../domains/titles/index.ts';
import type { BuiltApp } from '../../main/build-app.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { sendRefusal } from '../../platform/http/index.ts';
import { siteOrigin } from '../site-origin.ts';
import { fixedEntries, listedTypes, newsEntries, type Site, titleEntries } from './listed-pages.ts';

/** Half of what the protocol allows: an entry with its languages is long, and a part may have 50 MB. */
const addressesInPart = 20_000;
/** The newest; they stand in the first part. */
const newsListed = 1_000;
const hour = 'public, max-age=3600';

/** Key of the first title of each part. */
type Starts = readonly number[];

interface Part {
  /** Packed by gzip. */
  packed: Buffer;
  etag: string;
}

const lifetime = {
  ttlMs: 60_000,
  staleMs: 540_000,
  invalidatedBy: [
    'RealmChanged',
    'StageChanged',
    'ContentChanged',
    'GenresChanged',
    'PeopleChanged',
    'NewsChanged',
  ],
  // A film that can be played now is not urgent, and there may be many.
  refreshedBy: ['MediaChanged'],
} as const;

const sitemapOutlines = defineCache<Starts>({
  name: 'sitemap outlines',
  holds: 'with which title each part of the sitemap of a realm begins',
  maxBytes: 2 ** 20,
  entryBytes: (starts) => starts.length * 8,
  ...lifetime,
});

const sitemapParts = defineCache<Part>({
  name: 'sitemap parts',
  holds: 'a part of the sitemap of a realm, compressed',
  maxBytes: 24 * 2 ** 20,
  entryBytes: ({ packed }) => packed.length,
  ...lifetime,
});

export function serveSiteMap(
  app: FastifyInstance,
  { services, source }: BuiltApp,
  pageKeys: () => Promise<readonly string[]>,
): void {
  const { db, config, clock } = services;
  const outlines = createCache(sitemapOutlines, services);
  const parts = createCache(sitemapParts, services);

  const startsIn = async (realm: RealmContext): Promise<Starts> => {
    const size = Math.floor(addressesInPart / realm.settings.languages.length);
    const make = async () => (await outlinePublicTitles(db, listingOf(realm), size)).starts;
    return outlines.fetch([realm.id, realm.version], make);
  };

  const listingOf = (realm: RealmContext) => ({ realmId: realm.id, now: clock.now(), types: listedTypes });

  async function siteOf(realm: RealmContext, request: FastifyRequest): Promise<Site> {
    const keys = new Set(await pageKeys());
    return { origin: siteOrigin(config, realm, request), settings: realm.settings, keys };
  }

  async function* entriesOf(realm: RealmContext, site: Site, starts: Starts, part: number) {
    if (part === 1) {
      yield* fixedEntries(site, await selectSectionKeys(db, realm.id));
      const news = await selectPublicNews(db, { realmId: realm.id, now: clock.now(), limit: newsListed });
      for (const one of news) yield* newsEntries(site, one);
    }
    const from = starts[part - 1];
    if (from === undefined) return;
    const range = { from, to: starts[part] ?? null };
    for await (const titles of eachPublicTitle(db, listingOf(realm), range)) {
      const contentIds = titles.filter(({ isOpen }) => isOpen).map(({ id }) => id);
      const packages = await currentPackages(db, { realmId: realm.id, contentIds });
      for (const title of titles) {
        const packageId = packages.get(title.id);
        yield* titleEntries(site, title, packageId && publicManifestUrl(packageId));
      }
    }
  }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (realm: RealmContext, site: Site) => Promise<Part | undefined>,
  ): Promise<FastifyReply> {
    const realm = source.realmOf(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const site = await siteOf(realm, request);
    const key = [realm.id, realm.version, site.origin, name] as const;
    const part = await parts.fetch(key, () => make(realm, site));
    return part ? sendPart(request, reply, part) : sendRefusal(reply, refuse('notFound'));
  }

  app.get('/sitemap.xml', (request, reply) =>
    serve(request, reply, 'index', async (realm, { origin }) => {
      const count = Math.max(1, (await startsIn(realm)).length);
      const items = Array.from({ length: count }, (_, index) => ({
        url: `${origin}/sitemap-${index + 1}.xml`,
      }));
      return pack(Readable.from(items), new SitemapIndexStream({ level: ErrorLevel.THROW }));
    }),
  );

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    serve(request, reply, request.params.part, async (realm, site) => {
      const starts = await startsIn(realm);
      const part = Number(request.params.part);
      if (part > Math.max(1, starts.length)) return undefined;
      const xml = new SitemapStream({
        hostname: site.origin,
        level: ErrorLevel.THROW,
        xmlns: { news: false, video: true, xhtml: true, image: true },
      });
      return pack(Readable.from(entriesOf(realm, site, starts, part)), xml);
    }),
  );
}

async function pack(items: Readable, xml: SitemapStream | SitemapIndexStream): Promise<Part> {
  // What fails is told by the end of the chain.
  const packed = await buffer(pipeline(items, xml, createGzip(), () => {}));
  return { packed, etag: `W/"${createHash('sha1').update(packed).digest('base64url')}"` };
}

function sendPart(request: FastifyRequest, reply: FastifyReply, { packed, etag }: Part): FastifyReply {
  const { headers } = request;
  reply.headers({ 'cache-control': hour, etag, vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  if (/\bgzip\b/.test(String(headers['accept-encoding']))) {
    return reply.header('content-encoding', 'gzip').send(packed);
  }
  return reply.send(pipeline(Readable.from([packed]), createGunzip(), () => {}));
}
