// The service: everything that its roles ask for, in one process.
import { catalogueJobs } from '../domains/catalogue/index.ts';
import { liveJobs, tickNow } from '../domains/live/index.ts';
import {
  createPictureVariants,
  mediaGroup,
  mediaJobs,
  priorities,
  storeMaster,
  sweepWorkFolders,
} from '../domains/media/index.ts';
import { lookAtAll, newsJobs } from '../domains/news/index.ts';
import { servePages } from '../pages/index.ts';
import { createWorker } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log/index.ts';
import {
  announceServing,
  createShutdown,
  onSupervisorGone,
  type Shutdown,
  START_FAULT_EXIT,
  StartFault,
} from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { announce } from './announce.ts';
import { buildApp } from './build-app.ts';
import { readConfig } from './config.ts';
import { bringUpToDate, calendarJobs } from './demo/calendar.ts';
import { demoJobs, picturesGroup } from './demo/draw-ahead.ts';
import { drawDemoPicture } from './demo/pictures.ts';
import { demoFilms } from './demo-films.ts';
import { keepTidy } from './keep-tidy.ts';
import { listen } from './listen.ts';
import { openPlatform } from './open-platform.ts';
import { seedDemo, signInsToShow } from './seed-demo.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const shutdown = createShutdown({ log });
  shutdown.onSignals();
  onSupervisorGone(() => process.kill(process.pid, 'SIGTERM'));
  const opening = openPlatform(config, { log, name: 'server' });
  // Added before it is open: a Ctrl-C meanwhile leaves no database behind.
  shutdown.add('platform', () =>
    opening.then(
      (platform) => platform.close(),
      () => {},
    ),
  );
  try {
    await serve({ ...(await opening), config, log }, shutdown);
  } catch (error) {
    // Whoever asked us to stop meanwhile has closed what we were using.
    const asked = shutdown.begun;
    await shutdown.run();
    if (!asked) throw error;
  }
}

async function serve(services: Services, shutdown: Shutdown): Promise<void> {
  const { config } = services;
  if (config.demo) {
    await seedDemo(services);
    await bringUpToDate(services);
  }
  const pictures = createPictureVariants(services.storage, drawDemoPicture);

  if (config.roles.has('web')) {
    const { app } = await buildApp(services, { pictures, servePages });
    shutdown.add('web', () => app.close());
    shutdown.add('sweep', keepTidy(services));
    const address = await listen(app, config);
    announce(address, config, await signInsToShow(services));
  }
  if (config.roles.has('worker')) await startWorker(services, pictures, shutdown);
  announceServing();
}

async function startWorker(
  services: Services,
  pictures: ReturnType<typeof createPictureVariants>,
  shutdown: Shutdown,
): Promise<void> {
  const { db, config } = services;
  await sweepWorkFolders(db, config.dataDir);
  const worker = createWorker({
    ...services,
    handlers: [
      ...mediaJobs(services, { demo: demoFilms }),
      ...catalogueJobs(),
      ...liveJobs(services),
      ...newsJobs(services, (data) => storeMaster(services.storage, { data }, { drawings: false })),
      ...demoJobs(services, pictures),
      ...calendarJobs(services),
    ],
    lanes: [
      { group: 'default', slots: 2 },
      { group: picturesGroup, slots: 1 },
      { group: mediaGroup, slots: config.workers },
      // What an operator imports does not wait for the films of the demo realm,
      { group: mediaGroup, slots: 1, minPriority: priorities.complete },
      // and what a viewer asks for waits for nothing.
      { group: mediaGroup, slots: 1, minPriority: priorities.urgent },
    ],
  });
  shutdown.add('worker', () => worker.stop());
  worker.start();
  await tickNow(db);
  await lookAtAll(db);
}

start().catch((error) => {
  if (error instanceof StartFault) {
    console.error(error.message);
    process.exit(START_FAULT_EXIT);
  }
  console.error(error);
  process.exit(1);
});
