// Seeds the shared realm, which journeys read and never change, and the XSS realm, whose every text contains
// a script.
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { importFilm } from './film.ts';
import { seedGridTitlesAndPeople } from './grid-titles-and-people.ts';
import { seedLive } from './live.ts';
import { seedNews } from './news.ts';
import { realmFile } from './realm-file.ts';
import { seedRows } from './rows.ts';
import { seedSectionPages } from './section-pages.ts';
import { seedLongLists, seedSeriesAndPlaylist } from './series-and-playlists.ts';
import { seedTitles } from './titles.ts';
import { seedXssRealm } from './xss-realm.ts';

/** Resolves with the id of the film's asset. */
export async function seedInstallation(services: Services): Promise<number> {
  const now = services.clock.now();
  const applyResult = await applyRealm(services.db, { file: realmFile }, now);
  if (!applyResult.ok) throw new Error(JSON.stringify(applyResult.issues));
  const realmId = applyResult.realm.id;
  const assetId = await importFilm(services, realmId);
  const context = { services, realmId, now, assetId, getPublicId: (publicId: string) => publicId };
  const filmIds = await seedTitles(context);
  await seedSeriesAndPlaylist(context, filmIds);
  await seedLongLists(context);
  await seedGridTitlesAndPeople(context);
  await seedRows(context);
  await seedNews(context);
  await seedSectionPages(context, filmIds);
  await seedLive(context);
  await seedXssRealm(services);
  return assetId;
}
