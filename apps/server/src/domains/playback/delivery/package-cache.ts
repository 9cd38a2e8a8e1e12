// Caches packages in use. The access rules of their titles are cached separately, because a package never changes but
// they do.
import { listPackageFiles, type PackageIndex } from '@matinee/media';
import { decideAccess } from '@matinee/rules';
import type { Viewer } from '../../../calls/index.ts';
import { type CacheServices, createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { toId } from '../../../platform/ids/index.ts';
import { buildAssetPrefix, findPackage, selectTitlesOfAsset } from '../../media/index.ts';
import { findVideoForPlayback, toAccessViewer, type VideoForPlayback } from '../../titles/index.ts';

export interface CachedPackage {
  publicId: string;
  realmId: number;
  assetId: number;
  /**
   * Audience that tokens need. It is the asset's id, so a player can continue with the early package when the
   * full one is ready.
   */
  audience: string;
  index: PackageIndex;
  /** Prefix of its files in storage. */
  prefix: string;
  /** All files of the package, as `{folder}/{file}`. */
  files: ReadonlySet<string>;
  /** Folders of audio renditions. */
  audioFolders: ReadonlySet<string>;
}

/** Time in epoch milliseconds until which the media is public; Infinity without an end, 0 when it is not public. */
export type PublicUntil = number;

export interface PackageCache {
  find(packageId: string): CachedPackage | undefined | Promise<CachedPackage | undefined>;
  getPublicUntil(cachedPackage: CachedPackage, now: Temporal.Instant): PublicUntil | Promise<PublicUntil>;
  /** Whether the viewer may play one of the titles of the package. */
  isPlayableBy(viewer: Viewer, cachedPackage: CachedPackage, now: Temporal.Instant): Promise<boolean>;
}

const anonymousViewer = { isGuest: true, country: null, profile: null, licences: [], role: 'GUEST' } as const;

const packageCacheDefinition = defineCache<CachedPackage>({
  name: 'packages',
  holds: 'the index and file names of a package that is being played',
  maxBytes: 256 * 2 ** 20,
  entryBytes: ({ files }) => files.size * 150 + 2_000,
});

const missingPackageCacheDefinition = defineCache<true>({
  name: 'missing packages',
  holds: 'an id that names no package',
  maxBytes: 2 ** 20,
  entryBytes: 20,
  ttlMs: 1_000,
});

/** Contains undefined for a title that is not published or outside its availability window. */
type PackageTitles = readonly (VideoForPlayback | undefined)[];

const packageTitleCacheDefinition = defineCache<PackageTitles>({
  name: 'package titles',
  holds: 'the titles of a package that is being played, with their access rules',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (titles) => titles.length * 1_000,
  ttlMs: 10_000,
  // Without a database, titles that are being watched play on.
  staleIfErrorMs: 15 * 60_000,
  invalidatedBy: ['ContentChanged'],
});

function toCachedPackage(row: NonNullable<Awaited<ReturnType<typeof findPackage>>>): CachedPackage {
  const { index } = row;
  return {
    publicId: row.public_id,
    realmId: row.realm_id,
    assetId: row.asset_id,
    audience: row.asset_public_id,
    index,
    prefix: buildAssetPrefix(row.asset_public_id),
    files: new Set(listPackageFiles(index)),
    audioFolders: new Set(index.audio.map((track) => track.dir)),
  };
}

/** Media that several titles share is public only while all of them are. An undefined title is not public. */
function calculatePublicUntil(titles: PackageTitles, now: number): PublicUntil {
  if (titles.length === 0) return 0;
  const endTimes = titles.map((title) => {
    if (title?.onlinePlayback !== 'AVAILABLE') return 0;
    if (decideAccess(title.content, anonymousViewer, now).level !== 'GRANTED') return 0;
    return title.content.availableUntil ?? Number.POSITIVE_INFINITY;
  });
  return Math.min(...endTimes);
}

export function createPackageCache(db: Database, { events }: Pick<CacheServices, 'events'>): PackageCache {
  const foundPackageCache = createCache(packageCacheDefinition);
  const missingPackageCache = createCache(missingPackageCacheDefinition);
  const packageTitleCache = createCache(packageTitleCacheDefinition, { events });

  async function loadPackage(packageId: string): Promise<CachedPackage | undefined> {
    const row = await findPackage(db, toId<'Package'>(packageId));
    if (row) return toCachedPackage(row);
    missingPackageCache.set(packageId, true);
    return undefined;
  }

  async function loadTitles(
    { realmId, assetId }: CachedPackage,
    now: Temporal.Instant,
  ): Promise<PackageTitles> {
    const titles = await selectTitlesOfAsset(db, { id: assetId, realm_id: realmId });
    return Promise.all(
      titles.map(({ publicId }) => findVideoForPlayback(db, { realmId, publicId, now, languages: [] })),
    );
  }

  function findTitles(
    cachedPackage: CachedPackage,
    now: Temporal.Instant,
  ): PackageTitles | Promise<PackageTitles> {
    const key = [cachedPackage.realmId, cachedPackage.publicId] as const;
    return packageTitleCache.get(key) ?? packageTitleCache.fetch(key, () => loadTitles(cachedPackage, now));
  }

  return {
    find(packageId) {
      const cachedPackage = foundPackageCache.get(packageId);
      if (cachedPackage || missingPackageCache.get(packageId)) return cachedPackage;
      return foundPackageCache.fetch(packageId, () => loadPackage(packageId));
    },
    getPublicUntil(cachedPackage, now) {
      const titles = findTitles(cachedPackage, now);
      return titles instanceof Promise
        ? titles.then((loadedTitles) => calculatePublicUntil(loadedTitles, now.epochMilliseconds))
        : calculatePublicUntil(titles, now.epochMilliseconds);
    },
    async isPlayableBy(viewer, cachedPackage, now) {
      const accessViewer = toAccessViewer(viewer);
      const titles = await findTitles(cachedPackage, now);
      return titles.some(
        (title) =>
          title?.onlinePlayback === 'AVAILABLE' &&
          decideAccess(title.content, accessViewer, now.epochMilliseconds).level === 'GRANTED',
      );
    },
  };
}
