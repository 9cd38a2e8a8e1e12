// The worker with all jobs of the service. The role `worker`, commands and tests start it with their own
// lanes.
import { createLiveJobs } from '../domains/live/index.ts';
import {
  createImageVariants,
  createMediaJobs,
  type ImageVariants,
  mediaGroup,
  priorities,
  storeMaster,
} from '../domains/media/index.ts';
import { createNewsJobs } from '../domains/news/index.ts';
import { createTitleJobs } from '../domains/titles/index.ts';
import { createWorker, type Lane, type Worker } from '../platform/jobs/index.ts';
import type { Services } from '../services.ts';
import { createDemoJobs, demoFilms, drawDemoArtwork, prerenderGroup } from './demo/index.ts';

interface ServiceWorkerOptions {
  /** Jobs of a group without a lane wait for another worker. */
  lanes?: Lane[];
  /** Image variants of the service in this process, so that the worker shares their cache. */
  variants?: ImageVariants;
  name?: string;
}

export function createServiceWorker(
  services: Services,
  { lanes = createServiceLanes(services), variants, name }: ServiceWorkerOptions = {},
): Worker {
  const { db, listener, clock, log, storage } = services;
  const handlers = [
    ...createMediaJobs(services, { demo: demoFilms }),
    ...createTitleJobs(),
    ...createLiveJobs(services),
    ...createNewsJobs(services, (data) => storeMaster(storage, { data }, { allowSvg: false })),
    ...createDemoJobs(services, variants ?? createImageVariants(storage, drawDemoArtwork)),
  ];
  return createWorker({ db, listener, clock, log, handlers, lanes, ...(name !== undefined && { name }) });
}

function createServiceLanes({ config }: Services): Lane[] {
  return [
    { group: 'default', slots: 2 },
    { group: prerenderGroup, slots: 1 },
    { group: mediaGroup, slots: config.workers },
    // Imports do not wait for the films of the demo realm.
    { group: mediaGroup, slots: 1, minPriority: priorities.complete },
    // Requests of viewers do not wait for imports.
    { group: mediaGroup, slots: 1, minPriority: priorities.urgent },
  ];
}
