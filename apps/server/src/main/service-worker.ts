// The worker with every job of the service: the role `worker`, commands and tests start it with lanes of their own.
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
  /** A job whose group has no lane waits for another worker. */
  lanes?: Lane[];
  /** Shares its cache of image variants with the service of this process. */
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
    ...newsJobs(services, (data) => storeMaster(storage, { data }, { drawings: false })),
    ...demoJobs(services, variants ?? createImageVariants(storage, drawDemoArtwork)),
  ];
  return createWorker({ db, listener, clock, log, handlers, lanes, ...(name !== undefined && { name }) });
}

function serviceLanes({ config }: Services): Lane[] {
  return [
    { group: 'default', slots: 2 },
    { group: prerenderGroup, slots: 1 },
    { group: mediaGroup, slots: config.workers },
    // What an operator imports does not wait for the films of the demo realm,
    { group: mediaGroup, slots: 1, minPriority: priorities.complete },
    // and what a viewer requests waits for nothing.
    { group: mediaGroup, slots: 1, minPriority: priorities.urgent },
  ];
}
