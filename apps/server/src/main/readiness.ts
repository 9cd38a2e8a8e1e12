// Whether the service can work now: checks each part with a short timeout.
import { readServerVersion } from '../platform/database/index.ts';
import { countLiveWorkers } from '../platform/jobs/index.ts';
import type { Services } from '../services.ts';

export interface Readiness {
  database: boolean;
  storage: boolean;
  worker: boolean;
}

const patience = 2_000;

export async function readiness({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<Readiness> {
  const [database, stored, workers] = await Promise.all([
    answers(readServerVersion(db)),
    answers(storage.stat('readiness')),
    answers(countLiveWorkers(db).then((count) => count > 0 || Promise.reject(new Error('no worker')))),
  ]);
  return { database, storage: stored, worker: workers };
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patience).unref();
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
