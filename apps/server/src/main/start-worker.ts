// The role `worker`: encodes, fetches and draws what stands in the table of jobs.

import { liveJobs, tickNow } from '../domains/live/index.ts';
import {
  type createPictureVariants,
  mediaGroup,
  mediaJobs,
  priorities,
  storeMaster,
  sweepWorkFolders,
} from '../domains/media/index.ts';
import { lookAtAll, newsJobs } from '../domains/news/index.ts';
import { titleJobs } from '../domains/titles/index.ts';
import { createWorker } from '../platform/jobs/index.ts';
import type { Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { demoFilms, demoJobs, prerenderGroup } from './demo/index.ts';

export async function startWorker(
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
      ...titleJobs(),
      ...liveJobs(services),
      ...newsJobs(services, (data) => storeMaster(services.storage, { data }, { drawings: false })),
      ...demoJobs(services, pictures),
    ],
    lanes: [
      { group: 'default', slots: 2 },
      { group: prerenderGroup, slots: 1 },
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
