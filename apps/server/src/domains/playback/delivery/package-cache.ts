// Caches packages in use: their files, and separately whether they are public. A package never changes, its
// access does.
import { listPackageFiles, type PackageIndex } from '@matinee/media';
import { decideAccess } from '@matinee/rules';
import { type CacheServices, createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { asId } from '../../../platform/ids/index.ts';
import { assetPrefix, contentsOfAsset, findPackage } from '../../media/index.ts';
import { type AccessFacts, findAccessFacts } from '../../titles/index.ts';

export interface CachedPackage {
  publicId: string;
  realmId: number;
  assetId: number;
  /** What a token has to be for: any package of the asset, so that one who plays the early package can go on. */
  audience: string;
  index: PackageIndex;
  /** Where its files lie in storage. */
  prefix: string;
  /** Every file there is, as `{folder}/{file}`. */
  files: ReadonlySet<string>;
  /** Folders of renditions without pictures. */
  audioFolders: ReadonlySet<string>;
}

/** Until when everybody may fetch the media, in epoch milliseconds; Infinity without an end, 0 for not at all. */
export type OpenUntil = number;

export interface PackageCache {
  find(packageId: string): CachedPackage | undefined | Promise<CachedPackage | undefined>;
  openUntil(cached: CachedPackage, now: Temporal.Instant): OpenUntil | Promise<OpenUntil>;
}

const anybody = { isGuest: true, country: null, profile: null, licences: [], role: 'GUEST' } as const;

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

const packageAccess = defineCache<OpenUntil>({
  name: 'package access',
  holds: 'until when a package is open to everybody, from the access facts of its titles',
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
    prefix: assetPrefix(row.asset_public_id),
    files: new Set(listPackageFiles(index)),
    audioFolders: new Set(index.audio.map((track) => track.dir)),
  };
}

/** Media that several titles share is open only when each of them is. A title that is not published is not open. */
function endOfOpenness(titles: readonly (AccessFacts | undefined)[], now: number): OpenUntil {
  if (titles.length === 0) return 0;
  const ends = titles.map((title) => {
    if (title?.onlinePlayback !== 'AVAILABLE') return 0;
    if (decideAccess(title.content, anybody, now).level !== 'GRANTED') return 0;
    return title.content.availableUntil ?? Number.POSITIVE_INFINITY;
  });
  return Math.min(...ends);
}

export function createPackageCache(db: Database, { events }: Pick<CacheServices, 'events'>): PackageCache {
  const known = createCache(packages);
  const missing = createCache(missingPackages);
  const access = createCache(packageAccess, { events });

  async function load(packageId: string): Promise<CachedPackage | undefined> {
    const row = await findPackage(db, asId<'Package'>(packageId));
    if (row) return presentPackage(row);
    missing.set(packageId, true);
    return undefined;
  }

  async function readAccess({ realmId, assetId }: CachedPackage, now: Temporal.Instant): Promise<OpenUntil> {
    const contents = await contentsOfAsset(db, { id: assetId, realm_id: realmId });
    const facts = await Promise.all(
      contents.map(({ publicId }) => findAccessFacts(db, { realmId, publicId, now, languages: [] })),
    );
    return endOfOpenness(facts, now.epochMilliseconds);
  }

  return {
    find(packageId) {
      const cached = known.get(packageId);
      if (cached || missing.get(packageId)) return cached;
      return known.fetch(packageId, () => load(packageId));
    },
    openUntil(cached, now) {
      const key = [cached.realmId, cached.publicId] as const;
      const until = access.get(key);
      if (until === undefined) return access.fetch(key, () => readAccess(cached, now));
      // A window that has ended since is closed: it needs no new look-up.
      return until > now.epochMilliseconds ? until : 0;
    },
  };
}
