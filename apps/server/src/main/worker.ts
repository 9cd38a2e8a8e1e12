// The worker with the handlers of all jobs. The role `worker` starts it with the lanes of the service; commands and tests
// start it with other lanes. A lane limits how many jobs of a group run at once.
import { describeMissingLayers, detectSandbox } from '@matinee/media';
import { createAccountMailJobHandlers } from '../domains/identity/index.ts';
import { createLiveJobHandlers, enqueueMissedStartsAndEnds } from '../domains/live/index.ts';
import {
  createDiskSpace,
  createImageVariants,
  createMediaJobHandlers,
  type ImageVariants,
  mediaGroup,
  priorities,
  removeIdleWorkFolders,
  storeMaster,
} from '../domains/media/index.ts';
import { createNewsJobHandlers, scheduleAllFeedFetches } from '../domains/news/index.ts';
import { createTitleJobHandlers } from '../domains/titles/index.ts';
import { createWorker, type Lane, type Worker } from '../platform/jobs/index.ts';
import { createMailJobHandlers } from '../platform/mail/index.ts';
import type { Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { artworkGroup, createDemoJobHandlers, demoFilmGenerator, drawDemoArtwork } from './demo/index.ts';

interface JobWorkerOptions {
  /** Jobs of a group without a lane wait for another worker. */
  lanes?: Lane[];
  /** Image variants of the service in this process, so that the worker shares their cache. */
  variants?: ImageVariants;
  name?: string;
}

/** Starts the role `worker`. */
export async function startWorker(
  services: Services,
  variants: ImageVariants,
  shutdown: Shutdown,
): Promise<void> {
  const { db, config } = services;
  await removeIdleWorkFolders(db, config.dataDir);
  void warnOfMissingSandboxLayers(services);
  const worker = createJobWorker(services, { variants });
  shutdown.add('worker', () => worker.stop());
  worker.start();
  await enqueueMissedStartsAndEnds(db);
  await scheduleAllFeedFetches(db);
}

/** Logs what ffmpeg could reach if a video took control of it. */
async function warnOfMissingSandboxLayers({ config, log }: Services): Promise<void> {
  for (const line of describeMissingLayers(await detectSandbox(config.ffmpegPath))) log.warn(line);
}

export function createJobWorker(
  services: Services,
  { lanes = createServiceLanes(services), variants, name }: JobWorkerOptions = {},
): Worker {
  const { config, db, listener, clock, log, storage } = services;
  const diskSpace = createDiskSpace({ db, log, dataDir: config.dataDir });
  const handlers = [
    ...createMediaJobHandlers(services, diskSpace, { demo: demoFilmGenerator }),
    ...createTitleJobHandlers(),
    ...createLiveJobHandlers(services),
    ...createAccountMailJobHandlers(services),
    ...createMailJobHandlers(services, config.mail),
    ...createNewsJobHandlers(services, (data) => storeMaster(storage, { data }, { allowSvg: false })),
    ...createDemoJobHandlers(services, variants ?? createImageVariants(storage, drawDemoArtwork)),
  ];
  const guardedLanes = lanes.map((lane) =>
    lane.group === mediaGroup ? { ...lane, isPaused: diskSpace.checkShortage } : lane,
  );
  return createWorker({
    db,
    listener,
    clock,
    log,
    handlers,
    lanes: guardedLanes,
    ...(name !== undefined && { name }),
  });
}

function createServiceLanes({ config }: Services): Lane[] {
  return [
    { group: 'default', slots: 2 },
    { group: artworkGroup, slots: 1 },
    { group: mediaGroup, slots: config.mediaJobSlots },
    // Imports do not wait for the films of the demo realm.
    { group: mediaGroup, slots: 1, minPriority: priorities.complete },
    // Requests of viewers do not wait for imports.
    { group: mediaGroup, slots: 1, minPriority: priorities.urgent },
  ];
}
