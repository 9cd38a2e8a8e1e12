// Fills an empty service with the demo realm: every row in one transaction, so that it is there whole or not at
// all. Pictures and films are made behind, by jobs, in the order in which people see them.
import { demoRealm, demoTitles, demoTrailers, priorityTitleKeys } from '@matinee/demo';
import { putLicencesOf } from '../../domains/entitlement/index.ts';
import { prepareJob, priorities } from '../../domains/media/index.ts';
import { applyRealmFile } from '../../domains/realm/index.ts';
import { type Trx, transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { seedAccounts } from './accounts.ts';
import { seedAudience } from './audience.ts';
import { seedChannelLogos } from './channel-logos.ts';
import { seedContent } from './content.ts';
import { drawAhead } from './draw-ahead.ts';
import { seedEntrance } from './entrance.ts';
import { seedLive } from './live.ts';
import { seedLogo } from './logo.ts';
import { seedNews } from './news.ts';
import { seedPeople } from './people.ts';
import { seedStage } from './stage.ts';
import { titleImagesOfHome } from './title-images.ts';
import { seedTrailers } from './trailers.ts';

async function enqueueFilms(
  trx: Trx,
  { realmId, assets }: { realmId: number; assets: ReadonlyMap<string, string> },
): Promise<void> {
  const first = new Set(priorityTitleKeys);
  const others = [...demoTitles, ...demoTrailers].map(({ key }) => key).filter((key) => !first.has(key));
  for (const key of [...first, ...others]) {
    const asset = assets.get(key);
    if (asset === undefined) continue;
    const priority = first.has(key) ? priorities.first : priorities.demo;
    await enqueue(trx, prepareJob, { asset }, { realmId, priority, dedupeKey: asset });
  }
}

export async function seedDemo(
  services: Pick<Services, 'db' | 'clock' | 'storage' | 'log' | 'secrets'>,
): Promise<void> {
  const { db, clock, storage, log } = services;
  const now = clock.now();
  const [titleImages, logo, channelLogos] = await Promise.all([
    titleImagesOfHome(storage),
    seedLogo(storage),
    seedChannelLogos(storage),
  ]);
  await transaction(db, async (trx) => {
    const applied = await applyRealmFile(trx, { file: demoRealm }, now, putLicencesOf);
    if (!applied.ok) throw new Error(`the demo realm does not fit: ${JSON.stringify(applied.faults)}`);
    const frame = { trx, realmId: applied.realm.id, now };
    const content = await seedContent(frame);
    await seedPeople(frame);
    await seedNews(frame);
    await titleImages.write(frame, content);
    await logo.write(frame);
    await seedEntrance(frame);
    const channels = await seedLive(frame, content);
    await channelLogos.write(frame, channels);
    await seedStage(frame, { ...content, idOf: (key) => channels.get(key) ?? content.idOf(key) });
    await seedAccounts(frame, services.secrets);
    await seedAudience(frame, content);
    await drawAhead(trx, frame);
    const trailers = await seedTrailers(frame, content.idOf);
    const assets = new Map([...content.assets, ...trailers]);
    await enqueueFilms(trx, { realmId: frame.realmId, assets });
  });
  log.info({ realm: demoRealm.key }, 'the demo realm is there; its films are made behind');
}
