// The service of the journeys, in a process of its own. Says its address on standard output once everything is there.
import { catalogueJobs } from '../../apps/server/src/domains/catalogue/index.ts';
import { liveJobs } from '../../apps/server/src/domains/live/index.ts';
import { mediaGroup, mediaJobs } from '../../apps/server/src/domains/media/index.ts';
import { buildApp } from '../../apps/server/src/main/build-app.ts';
import { readConfig } from '../../apps/server/src/main/config.ts';
import { openPlatform } from '../../apps/server/src/main/open-platform.ts';
import { servePages } from '../../apps/server/src/pages/index.ts';
import { createWorker } from '../../apps/server/src/platform/jobs/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import type { Services } from '../../apps/server/src/services.ts';
import { makeFilmFolder } from './film.ts';
import { seedHostile } from './hostile.ts';
import { seedOwnThings } from './hostile-own.ts';
import { seedLive } from './live.ts';
import { seedOperators } from './operators.ts';
import { seedRealm, seedTitles } from './seed.ts';

const config = readConfig();
const log = createLog({ level: config.logLevel });
const platform = await openPlatform(config, { log, name: 'journeys' });
const services: Services = { ...platform, config, log };
const films = await makeFilmFolder(process.env.FILM_DIR ?? '', config.ffmpegPath);
const realmId = await seedRealm(services);
const worker = createWorker({
  ...services,
  handlers: [...mediaJobs(services), ...liveJobs(services), ...catalogueJobs()],
  lanes: [
    { group: 'default', slots: 1 },
    { group: mediaGroup, slots: 1 },
  ],
});
worker.start();
await seedTitles(services, realmId, films);
await seedLive(services, realmId);
await seedHostile(services);
await seedOperators(services, realmId);
const { app } = await buildApp(services, { servePages });
await seedOwnThings(app);
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }));

process.once('SIGTERM', async () => {
  await app.close();
  await worker.stop();
  await platform.close();
  process.exit(0);
});
