// The worker with all jobs of the service. The role `worker`, commands and tests start it with their own
// lanes.
import { liveJobs } from '../domains/live/index.ts';
import {
  createImageVariants,
  type ImageVariants,
  mediaGroup,
  mediaJobs,
  priorities,
  storeMaster,
} from '../domains/media/index.ts';
import { newsJobs } from '../domains/news/index.ts';
import { titleJobs } from '../domains/titles/index.ts';
import { createWorker, type Lane, type Worker } from '../platform/jobs/index.ts';
import type { Services } from '../services.ts';
import { demoFilms, demoJobs, drawDemoArtwork, prerenderGroup } from './demo/index.ts';

interface ServiceWorkerOptions {
  /** Jobs of a group without a lane wait for another worker. */
  lanes?: Lane[];
  /** Image variants of the service in this process, so that the worker shares their cache. */
  variants?: ImageVariants;
  name?: string;
}

export function createServiceWorker(
  services: Services,
  { lanes = serviceLanes(services), variants, name }: ServiceWorkerOptions = {},
): Worker {
  const { db, listener, clock, log, storage } = services;
  const handlers = [
    ...mediaJobs(services, { demo: demoFilms }),
    ...titleJobs(),
    ...liveJobs(services),
    ...newsJobs(services, (data) => storeMaster(storage, { data }, { allowSvg: false })),
    ...demoJobs(services, variants ?? createImageVariants(storage, drawDemoArtwork)),
  ];
  return createWorker({ db, listener, clock, log, handlers, lanes, ...(name !== undefined && { name }) });
}

function serviceLanes({ config }: Services): Lane[] {
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
