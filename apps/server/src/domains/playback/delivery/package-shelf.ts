// The packages that are being played, in memory: their files, and whether everybody may have them. A package never
// changes; who may have it does, so that part is dropped when an event says so, and looked up anew now and then.
import { type PackageIndex, packageFiles } from '@matinee/media';
import { decideAccess } from '@matinee/rules';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/index.ts';
import { asId } from '../../../platform/ids/index.ts';
import { assetPrefix, contentsOfAsset, findPackage } from '../../media/index.ts';
import { type AccessFacts, findAccessFacts } from '../../titles/index.ts';

export interface ShelvedPackage {
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

export interface PackageShelf {
  find(packageId: string): ShelvedPackage | undefined | Promise<ShelvedPackage | undefined>;
  openUntil(shelved: ShelvedPackage, now: Temporal.Instant): OpenUntil | Promise<OpenUntil>;
  /** Access of any title may have changed. */
  forgetAccess(): void;
}

const anybody = { isGuest: true, country: null, profile: null, licences: [], role: 'GUEST' } as const;
const accessMs = 10_000;
const missMs = 1_000;

function shelve(row: NonNullable<Awaited<ReturnType<typeof findPackage>>>): ShelvedPackage {
  const { index } = row;
  return {
    publicId: row.public_id,
    realmId: row.realm_id,
    assetId: row.asset_id,
    audience: row.asset_public_id,
    index,
    prefix: assetPrefix(row.asset_public_id),
    files: new Set(packageFiles(index)),
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

export function createPackageShelf(db: Database): PackageShelf {
  const packages = new LRUCache<string, ShelvedPackage>({ max: 500 });
  const misses = new LRUCache<string, true>({ max: 5_000, ttl: missMs });
  const open = new LRUCache<string, OpenUntil>({ max: 5_000, ttl: accessMs });

  async function load(packageId: string): Promise<ShelvedPackage | undefined> {
    const row = await findPackage(db, asId<'Package'>(packageId));
    if (!row) {
      misses.set(packageId, true);
      return undefined;
    }
    const shelved = shelve(row);
    packages.set(packageId, shelved);
    return shelved;
  }

  async function lookUp(shelved: ShelvedPackage, now: Temporal.Instant): Promise<OpenUntil> {
    const { realmId, assetId } = shelved;
    const contents = await contentsOfAsset(db, assetId);
    const facts = await Promise.all(
      contents.map(({ publicId }) => findAccessFacts(db, { realmId, publicId, now, languages: [] })),
    );
    const until = endOfOpenness(facts, now.epochMilliseconds);
    open.set(shelved.publicId, until);
    return until;
  }

  return {
    find(packageId) {
      return packages.get(packageId) ?? (misses.has(packageId) ? undefined : load(packageId));
    },
    openUntil(shelved, now) {
      const until = open.get(shelved.publicId);
      // A window that has ended since is no reason to ask again: it is closed.
      if (until === undefined) return lookUp(shelved, now);
      return until > now.epochMilliseconds ? until : 0;
    },
    forgetAccess: () => open.clear(),
  };
}
