// The role `worker`: encodes, fetches and draws what is in the job table.
import { tickNow } from '../domains/live/index.ts';
import { type PictureVariants, sweepWorkFolders } from '../domains/media/index.ts';
import { lookAtAll } from '../domains/news/index.ts';
import type { Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { createServiceWorker } from './service-worker.ts';

export async function startWorker(
  services: Services,
  variants: PictureVariants,
  shutdown: Shutdown,
): Promise<void> {
  const { db, config } = services;
  await sweepWorkFolders(db, config.dataDir);
  const worker = createServiceWorker(services, { variants });
  shutdown.add('worker', () => worker.stop());
  worker.start();
  await tickNow(db);
  await lookAtAll(db);
}
