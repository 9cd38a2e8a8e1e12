// Decides again, while the media token of a session is valid, whether the session may play the package. Otherwise a viewer
// whose licence ends could play until the token expires.
import type { Viewer } from '../../../calls/index.ts';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { isConnectionLoss } from '../../../platform/database/index.ts';
import type { CachedPackage, PackageCache } from './package-cache.ts';

/** Returns undefined when the session has ended. */
export type FindViewer = (realmId: number, sessionId: string) => Promise<Viewer | undefined>;

export interface MediaAccess {
  /** Caches that the session may play the package, which the caller has just decided. */
  grant(cachedPackage: CachedPackage, sessionId: string): void;
  /** Returns a decision at most 55 seconds old. Without the database, access continues until the token expires. */
  isGranted(cachedPackage: CachedPackage, sessionId: string): boolean | Promise<boolean>;
}

const mediaAccessCacheDefinition = defineCache<true>({
  name: 'media access',
  holds: 'the decision that a session may play the media of an asset',
  maxBytes: 8 * 2 ** 20,
  entryBytes: 20,
  ttlMs: 25_000,
  staleMs: 30_000,
  // As long as a token is valid.
  staleIfErrorMs: 300_000,
});

export function createMediaAccess(
  { clock, packages }: { clock: Clock; packages: Pick<PackageCache, 'isPlayableBy'> },
  findViewer: FindViewer,
): MediaAccess {
  const cache = createCache(mediaAccessCacheDefinition, { now: () => clock.now().epochMilliseconds });
  const createKey = ({ realmId, assetId }: CachedPackage, sessionId: string) =>
    [realmId, sessionId, assetId] as const;

  async function decide(cachedPackage: CachedPackage, sessionId: string): Promise<true | undefined> {
    const viewer = await findViewer(cachedPackage.realmId, sessionId);
    const isPlayable = viewer && (await packages.isPlayableBy(viewer, cachedPackage, clock.now()));
    return isPlayable || undefined;
  }

  async function fetchDecision(cachedPackage: CachedPackage, sessionId: string): Promise<boolean> {
    try {
      const key = createKey(cachedPackage, sessionId);
      return (await cache.fetch(key, () => decide(cachedPackage, sessionId))) ?? false;
    } catch (error) {
      if (isConnectionLoss(error)) return true;
      throw error;
    }
  }

  return {
    grant: (cachedPackage, sessionId) => cache.set(createKey(cachedPackage, sessionId), true),
    isGranted: (cachedPackage, sessionId) =>
      cache.get(createKey(cachedPackage, sessionId)) ?? fetchDecision(cachedPackage, sessionId),
  };
}
