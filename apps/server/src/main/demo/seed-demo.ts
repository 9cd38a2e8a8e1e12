// Creates the demo realm. All rows are written in one transaction, so that a failed start leaves no partial realm. Jobs
// render artwork and generate films afterwards, in the order in which pages show them.

import { demoRealm, demoTitles, demoTrailers, priorityTitleKeys } from '@matinee/demo';
import { putLicences } from '../../domains/entitlement/index.ts';
import { mediaPrepareJob, priorities } from '../../domains/media/index.ts';
import { applyRealmFile } from '../../domains/realm/index.ts';
import { runInTransaction, type Trx } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { seedAccounts } from './accounts.ts';
import { enqueuePrerendering } from './prerender-artwork.ts';
import { seedAudience } from './seed-audience.ts';
import { seedContent } from './seed-content.ts';
import { seedArtwork, seedRealmImages, storeDemoImages } from './seed-images.ts';
import { seedLive } from './seed-live.ts';
import { seedNews } from './seed-news.ts';
import { seedPages } from './seed-pages.ts';
import { seedPeople } from './seed-people.ts';
import { seedTrailers } from './seed-trailers.ts';

async function enqueueFilms(
  trx: Trx,
  { realmId, assetIds }: { realmId: number; assetIds: ReadonlyMap<string, string> },
): Promise<void> {
  const priorityKeys = new Set(priorityTitleKeys);
  const otherKeys = [...demoTitles, ...demoTrailers]
    .map(({ key }) => key)
    .filter((key) => !priorityKeys.has(key));
  for (const key of [...priorityKeys, ...otherKeys]) {
    const asset = assetIds.get(key);
    if (asset === undefined) continue;
    const priority = priorityKeys.has(key) ? priorities.demoFirst : priorities.demo;
    await enqueue(trx, mediaPrepareJob, { asset }, { realmId, priority, dedupeKey: asset });
  }
}

export async function seedDemo(
  services: Pick<Services, 'db' | 'clock' | 'storage' | 'log' | 'secrets'>,
): Promise<void> {
  const { db, clock, storage, log } = services;
  const now = clock.now();
  const images = await storeDemoImages(storage);
  await runInTransaction(db, async (trx) => {
    const result = await applyRealmFile(trx, { file: demoRealm }, now, putLicences);
    if (!result.ok) throw new Error(`The demo realm file is invalid: ${JSON.stringify(result.issues)}`);
    const context = { trx, realmId: result.realm.id, now };
    const content = await seedContent(context);
    await seedPeople(context);
    await seedNews(context);
    await seedArtwork(context, 'titleImage', images.titleImages, content.getId);
    await seedRealmImages(context, images.realmLogo);
    const channelIds = await seedLive(context, content);
    const getId = (key: string) => channelIds.get(key) ?? content.getId(key);
    await seedArtwork(context, 'logo', images.channelLogos, getId);
    await seedPages(context, getId);
    await seedAccounts(context, services.secrets);
    await seedAudience(context, content.getId);
    await enqueuePrerendering(trx, context);
    const trailerAssetIds = await seedTrailers(context, content.getId);
    const assetIds = new Map([...content.assetIds, ...trailerAssetIds]);
    await enqueueFilms(trx, { realmId: context.realmId, assetIds });
  });
  log.info({ realm: demoRealm.key }, 'created the demo realm; its films are generated in the background');
}
