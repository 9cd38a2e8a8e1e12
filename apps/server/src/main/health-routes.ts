// Health and readiness of the service, for monitoring. These calls belong to no realm.
import { calls } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import { hasSpaceForMediaJobs } from '../domains/media/index.ts';
import { readServerVersion } from '../platform/database/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';
import { countLiveWorkers } from '../platform/jobs/index.ts';
import type { Services } from '../services.ts';

export function registerHealthRoutes(app: FastifyInstance, services: Services): void {
  app.get(calls.getHealth.path, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(calls.getReadiness.path, async (_request, reply) => {
    const checks = await checkReadiness(services);
    const isReady = checks.database && checks.storage && checks.worker;
    if (!isReady) return sendRefusal(reply, refuse('overloaded', { ...checks }));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...checks });
  });
}

interface Readiness {
  database: boolean;
  storage: boolean;
  worker: boolean;
  /** Without disk space imports wait, but the service still plays. */
  diskSpace: boolean;
}

/** Timeout of each check. */
const timeoutMs = 2_000;

/** Checks whether the service can work now. */
async function checkReadiness({
  db,
  storage,
  config,
}: Pick<Services, 'db' | 'storage' | 'config'>): Promise<Readiness> {
  const [isDatabaseReady, isStorageReady, isWorkerReady, hasDiskSpace] = await Promise.all([
    isResolved(readServerVersion(db)),
    isResolved(storage.stat('readiness')),
    isResolved(countLiveWorkers(db).then((count) => count > 0 || Promise.reject(new Error('no worker')))),
    isResolved(
      hasSpaceForMediaJobs(db, config.dataDir).then(
        (hasSpace) => hasSpace || Promise.reject(new Error('no disk space')),
      ),
    ),
  ]);
  return {
    database: isDatabaseReady,
    storage: isStorageReady,
    worker: isWorkerReady,
    diskSpace: hasDiskSpace,
  };
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
