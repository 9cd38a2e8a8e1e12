// Seeds a realm for journeys that change its settings, titles or events. It contains only the parts that they
// need.
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { copyAsset } from './film.ts';
import { seedLive } from './live.ts';
import { createIsolatedPublicId, createIsolatedRealmFile } from './realm-file.ts';
import { seedLongLists, seedSeriesAndPlaylist } from './series-and-playlists.ts';
import { seedTitles } from './titles.ts';

/** Optional content, in addition to the titles that every realm has. `series` includes a playlist. */
export type IsolatedRealmPart = 'series' | 'longLists' | 'live';

export async function seedIsolatedRealm(
  services: Services,
  { key, parts, assetId }: { key: string; parts: readonly IsolatedRealmPart[]; assetId: number },
): Promise<void> {
  const now = services.clock.now();
  const applyResult = await applyRealm(services.db, { file: createIsolatedRealmFile(key) }, now);
  if (!applyResult.ok) throw new Error(JSON.stringify(applyResult.issues));
  const realmId = applyResult.realm.id;
  const copiedAssetId = await copyAsset(services, { assetId, realmId, suffix: key });
  const getPublicId = (baseId: string) => createIsolatedPublicId(key, baseId);
  const context = { services, realmId, now, assetId: copiedAssetId, getPublicId };
  const filmIds = await seedTitles(context);
  if (parts.includes('series')) await seedSeriesAndPlaylist(context, filmIds);
  if (parts.includes('longLists')) await seedLongLists(context);
  if (parts.includes('live')) await seedLive(context);
}
