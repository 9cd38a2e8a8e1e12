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

/** A worker in a process of its own that takes a job and never ends it. */
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

test('the job of a worker that was killed is taken over when its lease ends, with its checkpoint', async () => {
  const child = await workInChild();
  const { id } = await enqueue(testDb.db, sleepy, { note: 'for the child' });
  await taken(id);
  let found: { checkpoint: unknown; attempt: number } | undefined;
  workHere(async ({ job }) => {
    found = { checkpoint: job.checkpoint, attempt: job.attempt };
  });
  // This worker has looked at its neighbours, so what follows is by the lease alone.
  while ((await countLiveWorkers(testDb.db)) < 2) await sleep(20);
  child.kill('SIGKILL');
  await ended(id);
  expect(found).toEqual({ checkpoint: { reached: 'half' }, attempt: 1 });
  expect((await lease(id)).deaths).toBe(1);
});

test('a restarted worker sees at once that its predecessor on this machine is dead', async () => {
  const child = await workInChild();
  const { id } = await enqueue(testDb.db, sleepy, { note: 'for the child' });
  await taken(id);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // So that it cannot be the lease that ends.
  await tables(testDb.db)
    .updateTable('job')
    .set({ lease_until: Temporal.Now.instant().add({ seconds: 14 }) })
    .where('id', '=', id)
    .execute();
  workHere(async () => {});
  await ended(id);
  expect((await getJob(testDb.db, id))?.state).toBe('done');
});

test('a worker that comes back late is told and cannot write', async () => {
  let fate: unknown;
  let writes = 0;
  workHere(async ({ signal, write, fence }) => {
    if (fence > 1) return;
    // As if this worker had been asleep for longer than its lease: another one has taken the job meanwhile.
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

test('a lease from before the clock was set back is no lease', async () => {
  const { id } = await enqueue(testDb.db, sleepy, { note: 'from the future' });
  await tables(testDb.db)
    .updateTable('job')
    .set({ state: 'running', worker: 'gone', lease_until: Temporal.Now.instant().add({ hours: 1 }) })
    .execute();
  workHere(async () => {});
  await ended(id);
});

test('a job that kills every worker it meets has failed at last', async () => {
  const { id } = await enqueue(testDb.db, sleepy, { note: 'poison' });
  await tables(testDb.db)
    .updateTable('job')
    .set({
      state: 'running',
      worker: 'gone',
      lease_until: Temporal.Instant.from('2000-01-01T00:00Z'),
      deaths: 99,
    })
    .execute();
  workHere(async () => {});
  await ended(id);
  expect(await getJob(testDb.db, id)).toMatchObject({ state: 'failed', error: 'its worker died 100 times' });
});
