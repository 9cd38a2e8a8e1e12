// Starts the role `worker`, which runs the jobs of the job table.
import { publishDueEventsNow } from '../domains/live/index.ts';
import { type ImageVariants, removeIdleWorkFolders } from '../domains/media/index.ts';
import { scheduleAllFetches } from '../domains/news/index.ts';
import type { Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { createServiceWorker } from './service-worker.ts';

export async function startWorker(
  services: Services,
  variants: ImageVariants,
  shutdown: Shutdown,
): Promise<void> {
  const { db, config } = services;
  await removeIdleWorkFolders(db, config.dataDir);
  const worker = createServiceWorker(services, { variants });
  shutdown.add('worker', () => worker.stop());
  worker.start();
  await publishDueEventsNow(db);
  await scheduleAllFetches(db);
}
