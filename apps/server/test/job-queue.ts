// A job queue in a test database, with a job, workers and handlers.
import { setTimeout as sleep } from 'node:timers/promises';
import { createMovableClock, type MovableClock } from '@matinee/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Database, Listener } from '../src/platform/database/index.ts';
import {
  createWorker,
  defineJob,
  defineJobHandler,
  type JobContext,
  type JobHandler,
  type JobSnapshot,
  type Json,
  type Lane,
  type Worker,
  watchJobs,
} from '../src/platform/jobs/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { tables } from './tables.ts';

export const greetJob = defineJob({
  name: 'test.greet',
  schema: z.object({ name: z.string() }),
  maxAttempts: 3,
});
type GreetContext = JobContext<{ name: string }>;

export interface JobQueue {
  readonly db: Database;
  readonly pool: TestDatabase['pool'];
  readonly runAsMigrationRole: TestDatabase['runAsMigrationRole'];
  readonly listener: Listener;
  /** Set to the same time before each test. */
  readonly clock: MovableClock;
  /** Starts a worker, which stops after the test. */
  startWorker(handlers: JobHandler[], lanes?: Lane[]): Worker;
  /** Resolves with the final state of a job. */
  waitForEnd(id: number): Promise<JobSnapshot>;
}

/** Call at file level: the queue is emptied after each test. */
export function useJobQueue(): JobQueue {
  let testDb: TestDatabase;
  let listener: Listener;
  let clock: MovableClock;
  const workers: Worker[] = [];

  beforeAll(async () => {
    testDb = await createTestDatabase();
    listener = await testDb.openListener();
  });
  afterAll(() => testDb.drop());

  beforeEach(() => {
    clock = createMovableClock('2026-06-01T12:00:00Z');
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop(1000);
    await tables(testDb.db).deleteFrom('job').execute();
  });

  return {
    get db() {
      return testDb.db;
    },
    get pool() {
      return testDb.pool;
    },
    runAsMigrationRole: (statements) => testDb.runAsMigrationRole(statements),
    get listener() {
      return listener;
    },
    get clock() {
      return clock;
    },
    startWorker(handlers, lanes = [{ group: 'default', slots: 1 }]) {
      const { db, log } = testDb;
      const worker = createWorker({ db, listener, clock, log, handlers, lanes });
      workers.push(worker);
      worker.start();
      return worker;
    },
    async waitForEnd(id) {
      let lastSnapshot: JobSnapshot | undefined;
      for await (const snapshot of watchJobs({ db: testDb.db, listener }, [id])) lastSnapshot = snapshot;
      if (!lastSnapshot) throw new Error(`there is no job ${id}`);
      return lastSnapshot;
    },
  };
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

/** A handler that waits until the test releases it. */
export function createGatedHandler(
  perform: (context: GreetContext) => Promise<Json | undefined> = async () => undefined,
) {
  const startedNames: string[] = [];
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  const handler = defineJobHandler(greetJob, async (context) => {
    startedNames.push(context.job.payload.name);
    await Promise.race([gate, new Promise((resolve) => context.signal.addEventListener('abort', resolve))]);
    return perform(context);
  });
  return { handler, startedNames, openGate };
}
