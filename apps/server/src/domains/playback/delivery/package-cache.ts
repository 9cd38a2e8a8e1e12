// Caches packages in use. Whether they are public is cached separately, because a package never changes but
// its access does.
import { listPackageFiles, type PackageIndex } from '@matinee/media';
import { decideAccess } from '@matinee/rules';
import { type CacheServices, createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { toId } from '../../../platform/ids/index.ts';
import { buildAssetPrefix, findPackage, selectContentsOfAsset } from '../../media/index.ts';
import { findVideoForPlayback, type VideoForPlayback } from '../../titles/index.ts';

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
}

const anonymousViewer = { isGuest: true, country: null, profile: null, licences: [], role: 'GUEST' } as const;

const packages = defineCache<CachedPackage>({
  name: 'packages',
  holds: 'the index and file names of a package that is being played',
  maxBytes: 256 * 2 ** 20,
  entryBytes: ({ files }) => files.size * 150 + 2_000,
});

const missingPackages = defineCache<true>({
  name: 'missing packages',
  holds: 'an id that names no package',
  maxBytes: 2 ** 20,
  entryBytes: 20,
  ttlMs: 1_000,
});

const packageAccess = defineCache<PublicUntil>({
  name: 'package access',
  holds: 'the time until which everybody may play a package, computed from the access rules of its titles',
  maxBytes: 2 ** 20,
  entryBytes: 20,
  ttlMs: 10_000,
  invalidatedBy: ['ContentChanged'],
});

function presentPackage(row: NonNullable<Awaited<ReturnType<typeof findPackage>>>): CachedPackage {
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

/** Media that several titles share is public only while all of them are. An unpublished title is not public. */
function calculatePublicUntil(titles: readonly (VideoForPlayback | undefined)[], now: number): PublicUntil {
  if (titles.length === 0) return 0;
  const endTimes = titles.map((title) => {
    if (title?.onlinePlayback !== 'AVAILABLE') return 0;
    if (decideAccess(title.content, anonymousViewer, now).level !== 'GRANTED') return 0;
    return title.content.availableUntil ?? Number.POSITIVE_INFINITY;
  });
  return Math.min(...endTimes);
}

export function createPackageCache(db: Database, { events }: Pick<CacheServices, 'events'>): PackageCache {
  const cachedPackages = createCache(packages);
  const cachedMisses = createCache(missingPackages);
  const cachedAccess = createCache(packageAccess, { events });

  async function loadPackage(packageId: string): Promise<CachedPackage | undefined> {
    const row = await findPackage(db, toId<'Package'>(packageId));
    if (row) return presentPackage(row);
    cachedMisses.set(packageId, true);
    return undefined;
  }

  async function readPublicUntil(
    { realmId, assetId }: CachedPackage,
    now: Temporal.Instant,
  ): Promise<PublicUntil> {
    const contents = await selectContentsOfAsset(db, { id: assetId, realm_id: realmId });
    const titles = await Promise.all(
      contents.map(({ publicId }) => findVideoForPlayback(db, { realmId, publicId, now, languages: [] })),
    );
    return calculatePublicUntil(titles, now.epochMilliseconds);
  }

  return {
    find(packageId) {
      const cachedPackage = cachedPackages.get(packageId);
      if (cachedPackage || cachedMisses.get(packageId)) return cachedPackage;
      return cachedPackages.fetch(packageId, () => loadPackage(packageId));
    },
    getPublicUntil(cachedPackage, now) {
      const key = [cachedPackage.realmId, cachedPackage.publicId] as const;
      const publicUntil = cachedAccess.get(key);
      if (publicUntil === undefined)
        return cachedAccess.fetch(key, () => readPublicUntil(cachedPackage, now));
      // When the cached window has ended, the media is not public: no query is needed.
      return publicUntil > now.epochMilliseconds ? publicUntil : 0;
    },
  };
}
