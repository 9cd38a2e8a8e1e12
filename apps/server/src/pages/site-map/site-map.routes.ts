// /sitemap.xml lists the parts; each part is written while it is read from the catalogue, so that memory does not
// grow with the number of titles. https://www.sitemaps.org/protocol.html
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { eachListed, listedSections, outlineListed } from '../../domains/catalogue/index.ts';
import { currentPackages } from '../../domains/media/index.ts';
import { openStreamAddress } from '../../domains/playback/index.ts';
import type { BuiltApp } from '../../main/build-app.ts';
import { chooseEncoding, type RealmContext, refuse, sendRefusal } from '../../platform/http/index.ts';
import { siteOrigin } from '../site-origin.ts';
import { fixedEntries, listedTypes, type Site, titleEntries } from './listed-pages.ts';

/** Half of what the protocol allows: an entry with its languages is long, and a part may have 50 MB. */
const addressesInPart = 20_000;
const keptFor = 60_000;
const hour = 'public, max-age=3600';

interface Outline {
  /** Key of the first title of each part. */
  starts: number[];
  etag: string;
}

export function serveSiteMap(
  app: FastifyInstance,
  { services, source, onChange }: BuiltApp,
  pageKeys: () => Promise<readonly string[]>,
): void {
  const { db, config, clock } = services;
  const outlines = new LRUCache<number, Promise<Outline>>({ max: 1_000, ttl: keptFor });
  onChange(({ realmId, topic }) => {
    if (topic !== 'media') outlines.delete(realmId);
  });

  const outlineOf = (realm: RealmContext): Promise<Outline> => {
    const known = outlines.get(realm.id);
    if (known) return known;
    const made = makeOutline(realm);
    outlines.set(realm.id, made);
    made.catch(() => outlines.delete(realm.id));
    return made;
  };

  async function makeOutline(realm: RealmContext): Promise<Outline> {
    const size = Math.floor(addressesInPart / realm.settings.languages.length);
    const { count, changedAt, starts } = await outlineListed(db, listingOf(realm), size);
    const state = [realm.id, realm.version, count, changedAt?.toString(), await pageKeys()].join(' ');
    const etag = `W/"${createHash('sha1').update(state).digest('base64url')}"`;
    return { starts, etag };
  }

  const listingOf = (realm: RealmContext) => ({ realmId: realm.id, now: clock.now(), types: listedTypes });

  async function siteOf(realm: RealmContext, request: FastifyRequest): Promise<Site> {
    const keys = new Set(await pageKeys());
    return { origin: siteOrigin(config, realm, request), settings: realm.settings, keys };
  }

  async function* entriesOf(realm: RealmContext, site: Site, { starts }: Outline, part: number) {
    if (part === 1) yield* fixedEntries(site, await listedSections(db, realm.id));
    const from = starts[part - 1];
    if (from === undefined) return;
    const range = { from, to: starts[part] ?? null };
    for await (const titles of eachListed(db, listingOf(realm), range)) {
      const contentIds = titles.filter(({ isOpen }) => isOpen).map(({ id }) => id);
      const packages = await currentPackages(db, { realmId: realm.id, contentIds });
      for (const title of titles) {
        const packageId = packages.get(title.id);
        yield* titleEntries(site, title, packageId && openStreamAddress(packageId));
      }
    }
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const realm = source.realmOf(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const outline = await outlineOf(realm);
    if (isKnown(request, reply, outline)) return reply.code(304).send();
    const origin = siteOrigin(config, realm, request);
    const parts = Math.max(1, outline.starts.length);
    const items = Array.from({ length: parts }, (_, index) => ({
      url: `${origin}/sitemap-${index + 1}.xml`,
    }));
    const xml = new SitemapIndexStream({ level: ErrorLevel.THROW });
    return send(request, reply, Readable.from(items), xml);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const realm = source.realmOf(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const outline = await outlineOf(realm);
    const part = Number(request.params.part);
    if (part > Math.max(1, outline.starts.length)) return sendRefusal(reply, refuse('notFound'));
    if (isKnown(request, reply, outline)) return reply.code(304).send();
    const site = await siteOf(realm, request);
    const xml = new SitemapStream({
      hostname: site.origin,
      level: ErrorLevel.THROW,
      xmlns: { news: false, video: true, xhtml: true, image: true },
    });
    return send(request, reply, Readable.from(entriesOf(realm, site, outline, part)), xml);
  });
}

/** Says how long it may be kept, and whether the caller has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, { etag }: Outline): boolean {
  reply.headers({ 'cache-control': hour, etag, vary: 'accept-encoding' });
  return request.headers['if-none-match']?.includes(etag) ?? false;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  items: Readable,
  xml: SitemapStream | SitemapIndexStream,
): FastifyReply {
  const failed = (error: Error | null | undefined) => {
    if (error && !reply.raw.destroyed) request.log.error({ err: error }, 'a site map broke off');
  };
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.type('application/xml; charset=utf-8');
  if (encoding === 'identity') return reply.send(pipeline(items, xml, failed));
  reply.header('content-encoding', encoding);
  const packed =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip();
  return reply.send(pipeline(items, xml, packed, failed));
}
