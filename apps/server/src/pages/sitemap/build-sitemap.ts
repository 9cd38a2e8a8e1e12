// Builds the index of the sitemap and its parts. A part is compressed while it is read from the database, so
// memory does not grow with the number of titles.
// https://www.sitemaps.org/protocol.html
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { RealmContext } from '../../calls/index.ts';
import { selectCurrentPackageIds } from '../../domains/media/index.ts';
import { selectPublicNews } from '../../domains/news/index.ts';
import { selectSectionKeys } from '../../domains/pages/index.ts';
import { buildPublicManifestPath } from '../../domains/playback/index.ts';
import { selectPublicTitleOutline, streamPublicTitles } from '../../domains/titles/index.ts';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Services } from '../../services.ts';
import { publicContentEvents } from '../public-content-events.ts';
import {
  createNewsEntries,
  createPageEntries,
  createTitleEntries,
  listedTypes,
  type Site,
} from './sitemap-entries.ts';

/**
 * Less than half of the protocol's limit of 50,000, because an entry with all its languages is long and a part may
 * have at most 50 MB.
 */
const urlsPerPart = 20_000;
/** The newest items; they are in the first part. */
const maxNewsItems = 1_000;

export interface SitemapFile {
  /** Compressed with gzip. */
  gzipped: Buffer;
  etag: string;
}

/** Content id of the first title of each part. */
type PartStarts = readonly number[];

/** How long caches keep the entries of titles. */
export const sitemapLifetime = {
  ttlMs: 60_000,
  staleMs: 540_000,
  invalidatedBy: publicContentEvents,
  // Updates of media are frequent and not urgent.
  refreshedBy: ['MediaChanged'],
} as const;

const partStartsCacheDefinition = defineCache<PartStarts>({
  name: 'sitemap outlines',
  holds: 'the first title of each part of the sitemap of a realm',
  maxBytes: 2 ** 20,
  entryBytes: (starts) => starts.length * 8,
  ...sitemapLifetime,
});

export interface SitemapBuilder {
  buildIndex(realm: RealmContext, origin: string): Promise<SitemapFile>;
  /** Builds a part, counted from 1; undefined when there is none with this number. */
  buildPart(realm: RealmContext, site: Site, part: number): Promise<SitemapFile | undefined>;
}

type BuilderServices = Pick<Services, 'db' | 'clock' | 'events'>;

export function createSitemapBuilder(services: BuilderServices): SitemapBuilder {
  const { db, clock } = services;
  const partStartsCache = createCache(partStartsCacheDefinition, services);

  function readPartStarts(realm: RealmContext): Promise<PartStarts> {
    const titlesPerPart = Math.floor(urlsPerPart / realm.settings.languages.length);
    return partStartsCache.fetch([realm.id, realm.version], async () => {
      const outline = await selectPublicTitleOutline(db, createTitleFilter(realm, clock), titlesPerPart);
      return outline.partStartIds;
    });
  }

  return {
    async buildIndex(realm, origin) {
      const count = Math.max(1, (await readPartStarts(realm)).length);
      const items = Array.from({ length: count }, (_, index) => ({
        url: `${origin}/sitemap-${index + 1}.xml`,
      }));
      return compressXml(Readable.from(items), new SitemapIndexStream({ level: ErrorLevel.THROW }));
    },
    async buildPart(realm, site, part) {
      const starts = await readPartStarts(realm);
      if (part > Math.max(1, starts.length)) return undefined;
      const sitemapStream = new SitemapStream({
        hostname: site.origin,
        level: ErrorLevel.THROW,
        xmlns: { news: false, video: true, xhtml: true, image: true },
      });
      return compressXml(Readable.from(readEntries(services, realm, site, starts, part)), sitemapStream);
    },
  };
}

function createTitleFilter(realm: RealmContext, clock: Services['clock']) {
  return { realmId: realm.id, now: clock.now(), types: listedTypes };
}

/** The entries of a part: the first part starts with pages and news. */
async function* readEntries(
  { db, clock }: BuilderServices,
  realm: RealmContext,
  site: Site,
  starts: PartStarts,
  part: number,
) {
  if (part === 1) {
    yield* createPageEntries(site, await selectSectionKeys(db, realm.id));
    const news = await selectPublicNews(db, { realmId: realm.id, now: clock.now(), limit: maxNewsItems });
    for (const item of news) yield* createNewsEntries(site, item);
  }
  const from = starts[part - 1];
  if (from === undefined) return;
  const range = { from, to: starts[part] ?? null };
  for await (const titles of streamPublicTitles(db, createTitleFilter(realm, clock), range)) {
    const contentIds = titles.filter(({ isPlayableByGuests: isOpen }) => isOpen).map(({ id }) => id);
    const packageIds = await selectCurrentPackageIds(db, { realmId: realm.id, contentIds });
    for (const title of titles) {
      const packageId = packageIds.get(title.id);
      yield* createTitleEntries(site, title, packageId && buildPublicManifestPath(packageId));
    }
  }
}

async function compressXml(
  items: Readable,
  xmlStream: SitemapStream | SitemapIndexStream,
): Promise<SitemapFile> {
  // buffer() rejects with an error of any stream of the pipeline.
  const gzippedXml = await buffer(pipeline(items, xmlStream, createGzip(), () => {}));
  return { gzipped: gzippedXml, etag: `W/"${createHash('sha1').update(gzippedXml).digest('base64url')}"` };
}
