// Starts a worker in this process as soon as no other process runs one.

import { mediaGroup, priorities, removeIdleWorkFolders } from '../../domains/media/index.ts';
import type { Config } from '../../main/config.ts';
import type { Platform } from '../../main/open-platform.ts';
import { createJobWorker } from '../../main/worker.ts';
import { countLiveWorkers, type Worker } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';

const checkIntervalMs = 3_000;

/** Resolves to a function that stops the worker. */
export async function ensureWorker(
  platform: Platform,
  config: Config,
  log: Log,
): Promise<() => Promise<void>> {
  const { db } = platform;
  let worker: Worker | undefined;

  async function startWhenAlone(): Promise<void> {
    if (worker || (await countLiveWorkers(db)) > 0) return;
    await removeIdleWorkFolders(db, config.dataDir);
    worker = createJobWorker(
      { ...platform, config, log },
      {
        // Other jobs, such as encoding the films of the demo realm, wait until the service runs.
        lanes: [{ group: mediaGroup, slots: config.mediaJobSlots, minPriority: priorities.complete }],
        name: 'import',
      },
    );
    worker.start();
  }

  await startWhenAlone();
  const timer = setInterval(() => {
    startWhenAlone().catch((error: unknown) => log.warn({ err: error }, 'could not start a worker'));
  }, checkIntervalMs);
  return async () => {
    clearInterval(timer);
    await worker?.stop();
  };
}
