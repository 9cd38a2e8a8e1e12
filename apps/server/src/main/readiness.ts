// Checks whether the service can work now. Each check has a short timeout.
import { readServerVersion } from '../platform/database/index.ts';
import { countLiveWorkers } from '../platform/jobs/index.ts';
import type { Services } from '../services.ts';

export interface Readiness {
  database: boolean;
  storage: boolean;
  worker: boolean;
}

const timeoutMs = 2_000;

export async function checkReadiness({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<Readiness> {
  const [database, isStorageReady, isWorkerReady] = await Promise.all([
    succeeds(readServerVersion(db)),
    succeeds(storage.stat('readiness')),
    succeeds(countLiveWorkers(db).then((count) => count > 0 || Promise.reject(new Error('no worker')))),
  ]);
  return { database, storage: isStorageReady, worker: isWorkerReady };
}

async function succeeds(check: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs).unref();
  });
  const outcome = check.then(
    () => true,
    () => false,
  );
  return Promise.race([outcome, timeout]);
}
