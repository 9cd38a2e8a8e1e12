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
    isResolved(readServerVersion(db)),
    isResolved(storage.stat('readiness')),
    isResolved(countLiveWorkers(db).then((count) => count > 0 || Promise.reject(new Error('no worker')))),
  ]);
  return { database, storage: isStorageReady, worker: isWorkerReady };
}

async function isResolved(check: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs).unref();
  });
  const outcome = check.then(
    () => true,
    () => false,
  );
  return Promise.race([outcome, timeout]);
}
