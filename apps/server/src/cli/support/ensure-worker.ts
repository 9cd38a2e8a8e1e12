// Encodes in this process when no service does: at once when there is none, and when the one there was goes away.

import { mediaGroup, mediaJobs, priorities, sweepWorkFolders } from '../../domains/media/index.ts';
import type { Config } from '../../main/config.ts';
import { demoFilms } from '../../main/demo/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { countLiveWorkers, createWorker, type Worker } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';

const lookEveryMs = 3_000;

/** Resolves to the function that ends it. */
export async function ensureWorker(
  platform: Platform,
  config: Config,
  log: Log,
): Promise<() => Promise<void>> {
  const { db, listener, clock } = platform;
  let worker: Worker | undefined;

  async function look(): Promise<void> {
    if (worker || (await countLiveWorkers(db)) > 0) return;
    await sweepWorkFolders(db, config.dataDir);
    worker = createWorker({
      db,
      listener,
      clock,
      log,
      handlers: mediaJobs({ ...platform, config, log }, { demo: demoFilms }),
      // What nobody has asked for, such as the films of the demo realm, waits for the service.
      lanes: [{ group: mediaGroup, slots: config.workers, minPriority: priorities.complete }],
      name: 'import',
    });
    worker.start();
  }

  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'could not look for workers'));
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await worker?.stop();
  };
}
