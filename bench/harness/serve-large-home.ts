// Runs a service whose home has sixty rows of five hundred titles; prints its URL as JSON on stdout.
import sharp from 'sharp';
import { storeMaster } from '../../apps/server/src/domains/media/index.ts';
import { putSection } from '../../apps/server/src/domains/pages/index.ts';
import { createVideo, setArtwork } from '../../apps/server/src/domains/titles/index.ts';
import { applyRealm } from '../../apps/server/src/main/apply-realm.ts';
import { buildApp } from '../../apps/server/src/main/build-app.ts';
import { readConfig } from '../../apps/server/src/main/config.ts';
import { openPlatform } from '../../apps/server/src/main/open-platform.ts';
import { servePages } from '../../apps/server/src/pages/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import type { Services } from '../../apps/server/src/services.ts';
import realm from './realm.json' with { type: 'json' };

const homeRowCount = 60;
const titlesPerRow = 500;
const imageCount = 24;

const config = readConfig();
const log = createLog({ level: config.logLevel });
const platform = await openPlatform(config, { log, name: 'large-home' });
const services: Services = { ...platform, config, log };
const { db, storage, clock } = services;
const now = clock.now();
const appliedRealm = await applyRealm(db, { file: realm }, now);
if (!appliedRealm.ok) throw new Error(JSON.stringify(appliedRealm.issues));
const realmId = appliedRealm.realm.id;

const masters = await Promise.all(
  Array.from({ length: imageCount }, async (_, index) => {
    const background = { r: (index * 53) % 200, g: (index * 97) % 200, b: (index * 31) % 200 };
    const image = sharp({ create: { width: 640, height: 360, channels: 3, background } });
    return storeMaster(storage, { data: await image.jpeg().toBuffer() });
  }),
);
const titleIds: number[] = [];
for (let index = 0; index < titlesPerRow; index += 1) {
  const title = `Title number ${index + 1}`;
  const video = await createVideo(db, {
    realmId,
    now,
    texts: { en: { title } },
    durationMs: 5_400_000,
    year: 2026,
  });
  const master = masters[index % imageCount];
  if (master) await setArtwork(db, { realmId, contentId: video.id, kind: 'thumbnail', ...master, now });
  titleIds.push(video.id);
}
await putSection(db, {
  realmId,
  key: 'HOME',
  title: { en: 'Home' },
  heroes: [],
  buckets: Array.from({ length: homeRowCount }, (_, rowIndex) => ({
    exid: `row-${rowIndex}`,
    names: { en: `Row ${rowIndex + 1}` },
    rowType: 'basic' as const,
    rowCount: 1 as const,
    displayPosters: false,
    showItemPosition: false,
    source: {
      kind: 'list' as const,
      items: [...titleIds.slice(rowIndex * 7), ...titleIds.slice(0, rowIndex * 7)],
    },
  })),
  now,
});
const { app } = await buildApp(services, { servePages });
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: config.port }) }));

process.once('SIGTERM', async () => {
  await app.close();
  await platform.close();
  process.exit(0);
});
