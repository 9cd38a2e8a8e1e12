// A realm for journeys that change one: its settings, its titles, what is live. It has only the parts that they need.
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { copyAsset } from './film.ts';
import { seedLive } from './live.ts';
import { ownRealmFile, ownRealmId } from './realm-file.ts';
import { seedLongLists, seedSeries } from './series-and-playlists.ts';
import { seedTitles } from './titles.ts';

/** Beside the titles, which every realm has. */
export type OwnRealmPart = 'series' | 'longLists' | 'live';

export async function seedOwnRealm(
  services: Services,
  { key, parts, assetId }: { key: string; parts: readonly OwnRealmPart[]; assetId: number },
): Promise<void> {
  const now = services.clock.now();
  const applied = await applyRealm(services.db, { file: ownRealmFile(key) }, now);
  if (!applied.ok) throw new Error(JSON.stringify(applied.faults));
  const realmId = applied.realm.id;
  const copied = await copyAsset(services, { assetId, realmId, suffix: key });
  const id = (publicId: string) => ownRealmId(key, publicId);
  const context = { services, realmId, now, assetId: copied, id };
  const films = await seedTitles(context);
  if (parts.includes('series')) await seedSeries(context, films);
  if (parts.includes('longLists')) await seedLongLists(context);
  if (parts.includes('live')) await seedLive(context);
}
