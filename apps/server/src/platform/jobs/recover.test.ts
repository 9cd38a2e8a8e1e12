import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tables } from '../../../test/tables.ts';
import { systemClock } from '../clock/index.ts';
import type { Listener } from '../database/index.ts';
import {
  countLiveWorkers,
  createWorker,
  defineJobHandler,
  enqueue,
  getJob,
  type JobContext,
  type Worker,
  watchJobs,
} from './index.ts';
import { sleepJob } from './test-worker/sleep-job.ts';

let testDb: TestDatabase;
let listener: Listener;
const children: ChildProcess[] = [];
const workers: Worker[] = [];

beforeAll(async () => {
  testDb = await createTestDatabase();
  listener = await testDb.openListener();
});
afterAll(() => testDb.drop());
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const worker of workers.splice(0)) await worker.stop(100);
  await tables(testDb.db).deleteFrom('job').execute();
});

/** Starts a worker in its own process that claims a job and never ends it. */
async function startChildWorker(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./test-worker/main.ts', import.meta.url));
  const { host, port, user, database } = testDb.connectionConfig;
  const child = spawn(process.execPath, [program, JSON.stringify({ host, port, user, database })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

function startWorker(run: (context: JobContext<{ note: string }>) => Promise<void>): void {
  const { db, log } = testDb;
  const handlers = [defineJobHandler(sleepJob, run)];
  const lanes = [{ group: 'default', slots: 1 }];
  const worker = createWorker({ db, listener, clock: systemClock, log, handlers, lanes });
  workers.push(worker);
  worker.start();
}

async function waitForEnd(id: number): Promise<void> {
  for await (const _ of watchJobs({ db: testDb.db, listener }, [id]));
}

async function waitUntilAsleep(id: number): Promise<void> {
  while ((await getJob(testDb.db, id))?.stage !== 'asleep') await sleep(20);
}

async function readJobRow(id: number) {
  return tables(testDb.db).selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('queues the job of a killed worker again, with its checkpoint, when the lease expires', async () => {
  const child = await startChildWorker();
  const { id } = await enqueue(testDb.db, sleepJob, { note: 'for the child' });
  await waitUntilAsleep(id);
  let recoveredJob: { checkpoint: unknown; attempt: number } | undefined;
  startWorker(async ({ job }) => {
    recoveredJob = { checkpoint: job.checkpoint, attempt: job.attempt };
  });
  // The second worker has expired the leases of dead processes by then, so the child's lease ends at its own time.
  while ((await countLiveWorkers(testDb.db)) < 2) await sleep(20);
  child.kill('SIGKILL');
  await waitForEnd(id);
  expect(recoveredJob).toEqual({ checkpoint: { reached: 'half' }, attempt: 1 });
  expect((await readJobRow(id)).crash_count).toBe(1);
});

test('expires the lease of a dead process on this machine at once after a restart', async () => {
  const child = await startChildWorker();
  const { id } = await enqueue(testDb.db, sleepJob, { note: 'for the child' });
  await waitUntilAsleep(id);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // The lease is extended, so that it does not expire during the test.
  await tables(testDb.db)
    .updateTable('job')
    .set({ lease_expires_at: Temporal.Now.instant().add({ seconds: 14 }) })
    .where('id', '=', id)
    .execute();
  startWorker(async () => {});
  await waitForEnd(id);
  expect((await getJob(testDb.db, id))?.state).toBe('done');
});

test('rejects the writes of a worker that has lost its lease', async () => {
  let writeError: unknown;
  let writeCount = 0;
  startWorker(async ({ signal, write, fence }) => {
    if (fence > 1) return;
    // Simulates that this worker slept for longer than its lease, and another worker claimed the job.
    await tables(testDb.db)
      .updateTable('job')
      .set({ fence: 2, worker: 'another' })
      .where('state', '=', 'running')
      .execute();
    await write(async () => {
      writeCount += 1;
    }).catch((error) => {
      writeError = error;
    });
    expect(signal.aborted).toBe(true);
  });
  const { id } = await enqueue(testDb.db, sleepJob, { note: 'contested' });
  while (!writeError) await sleep(20);
  expect(String(writeError)).toMatch(/LeaseLostError/);
  expect(writeCount).toBe(0);
  expect((await readJobRow(id)).worker).toBe('another');
});

test('treats a lease as expired when it was written before the clock was set back', async () => {
  const { id } = await enqueue(testDb.db, sleepJob, { note: 'from the future' });
  await tables(testDb.db)
    .updateTable('job')
    .set({ state: 'running', worker: 'gone', lease_expires_at: Temporal.Now.instant().add({ hours: 1 }) })
    .execute();
  startWorker(async () => {});
  await waitForEnd(id);
});

test('fails a job that crashes every worker', async () => {
  const { id } = await enqueue(testDb.db, sleepJob, { note: 'poison' });
  await tables(testDb.db)
    .updateTable('job')
    .set({
      state: 'running',
      worker: 'gone',
      lease_expires_at: Temporal.Instant.from('2000-01-01T00:00Z'),
      crash_count: 99,
    })
    .execute();
  startWorker(async () => {});
  await waitForEnd(id);
  expect(await getJob(testDb.db, id)).toMatchObject({ state: 'failed', error: 'its worker died 100 times' });
});
