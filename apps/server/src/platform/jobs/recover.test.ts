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
  enqueue,
  getJob,
  handle,
  type JobContext,
  type Worker,
  watchJobs,
} from './index.ts';
import { sleepy } from './test-worker/sleepy.ts';

let testDb: TestDatabase;
let listener: Listener;
const children: ChildProcess[] = [];
const workers: Worker[] = [];

beforeAll(async () => {
  testDb = await createTestDatabase();
  listener = await testDb.listener();
});
afterAll(() => testDb.drop());
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const worker of workers.splice(0)) await worker.stop(100);
  await tables(testDb.db).deleteFrom('job').execute();
});

/** A worker in its own process that claims a job and never ends it. */
async function workInChild(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./test-worker/main.ts', import.meta.url));
  const { host, port, user, database } = testDb.connection;
  const child = spawn(process.execPath, [program, JSON.stringify({ host, port, user, database })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

function workHere(run: (context: JobContext<{ note: string }>) => Promise<void>): void {
  const { db, log } = testDb;
  const handlers = [handle(sleepy, run)];
  const lanes = [{ group: 'default', slots: 1 }];
  const worker = createWorker({ db, listener, clock: systemClock, log, handlers, lanes });
  workers.push(worker);
  worker.start();
}

async function ended(id: number): Promise<void> {
  for await (const _ of watchJobs({ db: testDb.db, listener }, [id]));
}

async function taken(id: number): Promise<void> {
  while ((await getJob(testDb.db, id))?.stage !== 'asleep') await sleep(20);
}

async function lease(id: number) {
  return tables(testDb.db).selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('queues the job of a killed worker again when its lease expires, with its checkpoint', async () => {
  const child = await workInChild();
  const { id } = await enqueue(testDb.db, sleepy, { note: 'for the child' });
  await taken(id);
  let found: { checkpoint: unknown; attempt: number } | undefined;
  workHere(async ({ job }) => {
    found = { checkpoint: job.checkpoint, attempt: job.attempt };
  });
  // This worker has checked the processes of this machine, so what follows depends on the lease alone.
  while ((await countLiveWorkers(testDb.db)) < 2) await sleep(20);
  child.kill('SIGKILL');
  await ended(id);
  expect(found).toEqual({ checkpoint: { reached: 'half' }, attempt: 1 });
  expect((await lease(id)).crash_count).toBe(1);
});

test('sees at once, after a restart, that the predecessor on this machine is dead', async () => {
  const child = await workInChild();
  const { id } = await enqueue(testDb.db, sleepy, { note: 'for the child' });
  await taken(id);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // So that the lease cannot be what expires.
  await tables(testDb.db)
    .updateTable('job')
    .set({ lease_expires_at: Temporal.Now.instant().add({ seconds: 14 }) })
    .where('id', '=', id)
    .execute();
  workHere(async () => {});
  await ended(id);
  expect((await getJob(testDb.db, id))?.state).toBe('done');
});

test('refuses the writes of a worker that has lost its lease', async () => {
  let fate: unknown;
  let writes = 0;
  workHere(async ({ signal, write, fence }) => {
    if (fence > 1) return;
    // As if this worker had slept for longer than its lease, and another one had claimed the job.
    await tables(testDb.db)
      .updateTable('job')
      .set({ fence: 2, worker: 'another' })
      .where('state', '=', 'running')
      .execute();
    await write(async () => {
      writes += 1;
    }).catch((error) => {
      fate = error;
    });
    expect(signal.aborted).toBe(true);
  });
  const { id } = await enqueue(testDb.db, sleepy, { note: 'contested' });
  while (!fate) await sleep(20);
  expect(String(fate)).toMatch(/LeaseLost/);
  expect(writes).toBe(0);
  expect((await lease(id)).worker).toBe('another');
});

test('treats a lease from before the clock was set back as expired', async () => {
  const { id } = await enqueue(testDb.db, sleepy, { note: 'from the future' });
  await tables(testDb.db)
    .updateTable('job')
    .set({ state: 'running', worker: 'gone', lease_expires_at: Temporal.Now.instant().add({ hours: 1 }) })
    .execute();
  workHere(async () => {});
  await ended(id);
});

test('fails a job that crashes every worker', async () => {
  const { id } = await enqueue(testDb.db, sleepy, { note: 'poison' });
  await tables(testDb.db)
    .updateTable('job')
    .set({
      state: 'running',
      worker: 'gone',
      lease_expires_at: Temporal.Instant.from('2000-01-01T00:00Z'),
      crash_count: 99,
    })
    .execute();
  workHere(async () => {});
  await ended(id);
  expect(await getJob(testDb.db, id)).toMatchObject({ state: 'failed', error: 'its worker died 100 times' });
});
