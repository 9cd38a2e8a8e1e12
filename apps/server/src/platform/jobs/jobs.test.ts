import { setTimeout as sleep } from 'node:timers/promises';
import { type MovableClock, movableClock } from '@matinee/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tables } from '../../../test/tables.ts';
import type { Listener } from '../database/index.ts';
import {
  bump,
  countLiveWorkers,
  createWorker,
  defineJob,
  enqueue,
  getJob,
  handle,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  type JobSnapshot,
  type Json,
  type Lane,
  refuse,
  type Worker,
  watchJobs,
} from './index.ts';

const greet = defineJob({ name: 'test.greet', schema: z.object({ who: z.string() }), maxAttempts: 3 });
type GreetContext = JobContext<{ who: string }>;

let testDb: TestDatabase;
let listener: Listener;
let clock: MovableClock;
const workers: Worker[] = [];

beforeAll(async () => {
  testDb = await createTestDatabase();
  listener = await testDb.listener();
});
afterAll(() => testDb.drop());

beforeEach(() => {
  clock = movableClock('2026-06-01T12:00:00Z');
});

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(1000);
  await tables(testDb.db).deleteFrom('job').execute();
});

function startWorker(handlers: JobHandler[], lanes: Lane[] = [{ group: 'default', slots: 1 }]): Worker {
  const { db, log } = testDb;
  const worker = createWorker({ db, listener, clock, log, handlers, lanes });
  workers.push(worker);
  worker.start();
  return worker;
}

async function waitForEnd(id: number): Promise<JobSnapshot> {
  let last: JobSnapshot | undefined;
  for await (const snapshot of watchJobs({ db: testDb.db, listener }, [id])) last = snapshot;
  if (!last) throw new Error(`there is no job ${id}`);
  return last;
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

/** A handler that waits until the test releases it. */
function createGatedHandler(
  perform: (context: GreetContext) => Promise<Json | undefined> = async () => undefined,
) {
  const started: string[] = [];
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  const handler = handle(greet, async (context) => {
    started.push(context.job.payload.who);
    await Promise.race([gate, new Promise((resolve) => context.signal.addEventListener('abort', resolve))]);
    return perform(context);
  });
  return { handler, started, openGate };
}

describe('a job', () => {
  test('runs once and keeps its result', async () => {
    startWorker([handle(greet, async ({ job }) => ({ text: `hello ${job.payload.who}` }))]);
    const { id, created } = await enqueue(testDb.db, greet, { who: 'Ada' });
    expect(created).toBe(true);
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', progress: 1, result: { text: 'hello Ada' } });
  });

  test('is not queued when the enqueuing transaction is rolled back', async () => {
    const rolledBack = testDb.db.transaction().execute(async (trx) => {
      await enqueue(trx, greet, { who: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    const jobs = await tables(testDb.db).selectFrom('job').selectAll().execute();
    expect(jobs).toEqual([]);
  });

  test('is refused by enqueue when its payload does not fit the schema', async () => {
    await expect(enqueue(testDb.db, greet, { who: 3 } as never)).rejects.toThrow(/expected string/);
  });

  test('waits for its run time by the clock of the service', async () => {
    const calls: string[] = [];
    startWorker([handle(greet, async ({ job }) => void calls.push(job.payload.who))]);
    const later = await enqueue(testDb.db, greet, { who: 'later' }, { runAt: clock.now().add({ hours: 1 }) });
    const now = await enqueue(testDb.db, greet, { who: 'now' });
    await waitForEnd(now.id);
    expect(calls).toEqual(['now']);
    clock.advance({ hours: 1 });
    await waitForEnd(later.id);
    expect(calls).toEqual(['now', 'later']);
  });

  test('is unique for its dedupe key while queued or running, and can be queued again after it ended', async () => {
    const { handler, openGate } = createGatedHandler();
    startWorker([handler]);
    const options = { dedupeKey: 'Ada' };
    const first = await enqueue(testDb.db, greet, { who: 'Ada' }, options);
    const duplicates = await Promise.all(
      Array.from({ length: 20 }, () => enqueue(testDb.db, greet, { who: 'Ada' }, options)),
    );
    expect(new Set(duplicates.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(duplicates.some(({ created }) => created)).toBe(false);
    openGate();
    await waitForEnd(first.id);
    expect((await enqueue(testDb.db, greet, { who: 'Ada' }, options)).created).toBe(true);
  });
});

describe('the end of a job', () => {
  test('fails after the last attempt; each earlier error is retried after a backoff', async () => {
    const attempts: number[] = [];
    const outcomes: JobOutcome[] = [];
    startWorker([
      handle(
        greet,
        async ({ job }) => {
          attempts.push(job.attempt);
          clock.advance({ minutes: 5 });
          throw new Error(`no ${job.attempt}`);
        },
        { onEnd: async (_trx, _job, outcome) => void outcomes.push(outcome) },
      ),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    const advance = setInterval(() => clock.advance({ minutes: 5 }), 50);
    expect(await waitForEnd(id)).toMatchObject({ state: 'failed', error: 'Error: no 3', attempt: 3 });
    clearInterval(advance);
    expect(attempts).toEqual([1, 2, 3]);
    expect(outcomes).toEqual([{ state: 'failed', error: 'Error: no 3' }]);
  });

  test('is refused at once, with the reason, when the handler refuses it', async () => {
    startWorker([handle(greet, async () => refuse('notPolite', { limit: 3 }))]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    expect(await waitForEnd(id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'notPolite', params: { limit: 3 } },
    });
  });

  test('calls the handler’s onEnd() in the same transaction', async () => {
    await testDb.pool.query('CREATE TABLE IF NOT EXISTS mirror (job bigint, state text)');
    startWorker([
      handle(greet, async () => ({ fine: true }), {
        onEnd: async (trx, job, { state }) => {
          await tables(trx)
            .insertInto('mirror' as never)
            .values({ job: job.id, state } as never)
            .execute();
        },
      }),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await waitForEnd(id);
    const { rows } = await testDb.pool.query('SELECT job, state FROM mirror');
    expect(rows).toEqual([{ job: id, state: 'done' }]);
  });

  test('commits the handler’s rows and the result together in finish()', async () => {
    await testDb.pool.query('CREATE TABLE IF NOT EXISTS note (text text)');
    startWorker([
      handle(greet, async ({ finish, job }) => {
        await finish(async (trx) => {
          await tables(trx)
            .insertInto('note' as never)
            .values({ text: job.payload.who } as never)
            .execute();
          return { written: true };
        });
      }),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', result: { written: true } });
    expect((await testDb.pool.query('SELECT text FROM note')).rows).toEqual([{ text: 'Ada' }]);
  });
});

describe('watchJobs', () => {
  test('yields the current state first, then each change', async () => {
    const snapshots: JobSnapshot[] = [];
    const { handler, openGate } = createGatedHandler(async ({ reportProgress }) => {
      reportProgress(0.5, 'singing');
      await waitUntil(() => snapshots.some(({ stage }) => stage === 'singing'));
      return undefined;
    });
    startWorker([handler]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    for await (const snapshot of watchJobs({ db: testDb.db, listener }, [id])) {
      snapshots.push(snapshot);
      openGate();
    }
    expect(snapshots).toContainEqual(
      expect.objectContaining({ state: 'running', progress: 0.5, stage: 'singing' }),
    );
    expect(snapshots.at(-1)).toMatchObject({ state: 'done', progress: 1 });
  });

  test('ends at once for a job that does not exist, and on abort when it watches all jobs', async () => {
    expect(await Array.fromAsync(watchJobs({ db: testDb.db, listener }, [999_999]))).toEqual([]);
    const ending = new AbortController();
    const snapshots: number[] = [];
    const following = (async () => {
      for await (const snapshot of watchJobs({ db: testDb.db, listener }, 'all', ending.signal))
        snapshots.push(snapshot.id);
    })();
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await waitUntil(() => snapshots.includes(id));
    ending.abort();
    await following;
  });
});

describe('a worker', () => {
  test('runs the most urgent job first, then in order; bump moves a job ahead', async () => {
    const { handler, started, openGate } = createGatedHandler();
    startWorker([handler]);
    await enqueue(testDb.db, greet, { who: 'running' }, { priority: 100 });
    await waitUntil(() => started.length === 1);
    await enqueue(testDb.db, greet, { who: 'plain' });
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 10 });
    const last = await enqueue(testDb.db, greet, { who: 'bumped' }, { dedupeKey: 'bumped' });
    expect(await bump(testDb.db, { job: greet, dedupeKey: 'bumped' }, 20)).toBe(true);
    expect(await bump(testDb.db, { id: last.id }, 20)).toBe(false);
    openGate();
    await waitUntil(() => started.length === 4);
    expect(started).toEqual(['running', 'bumped', 'urgent', 'plain']);
  });

  test('asks the least urgent run to yield, which later resumes from its checkpoint', async () => {
    const order: string[] = [];
    startWorker([
      handle(greet, async ({ job, yieldSignal, yieldNow, checkpoint }) => {
        order.push(`${job.payload.who} from ${job.checkpoint ?? 'the start'}, attempt ${job.attempt}`);
        if (job.payload.who === 'urgent' || job.checkpoint) return;
        await checkpoint('half');
        await waitUntil(() => yieldSignal.aborted);
        yieldNow();
      }),
    ]);
    const background = await enqueue(testDb.db, greet, { who: 'background' });
    await waitUntil(() => order.length === 1);
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 10 });
    await waitForEnd(background.id);
    expect(order).toEqual([
      'background from the start, attempt 1',
      'urgent from the start, attempt 1',
      'background from half, attempt 1',
    ]);
  });

  test('reserves a lane for urgent jobs', async () => {
    const { handler, started, openGate } = createGatedHandler();
    startWorker(
      [handler],
      [
        { group: 'default', slots: 1 },
        { group: 'default', slots: 1, minPriority: 100 },
      ],
    );
    for (const who of ['one', 'two']) await enqueue(testDb.db, greet, { who });
    await waitUntil(() => started.length === 1);
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 100 });
    await waitUntil(() => started.length === 2);
    expect(started).toEqual(['one', 'urgent']);
    openGate();
  });

  test('gives each job to one worker only', async () => {
    const counts = new Map<string, number>();
    const handler = handle(greet, async ({ job: { payload } }) => {
      counts.set(payload.who, (counts.get(payload.who) ?? 0) + 1);
    });
    for (let index = 0; index < 3; index++) startWorker([handler], [{ group: 'default', slots: 4 }]);
    const jobs = await Promise.all(
      Array.from({ length: 60 }, (_, index) => enqueue(testDb.db, greet, { who: `${index}` })),
    );
    const ids = jobs.map(({ id }) => id);
    for await (const _ of watchJobs({ db: testDb.db, listener }, ids));
    expect([...counts.values()]).toEqual(Array.from({ length: 60 }, () => 1));
  });
});

describe('stopping a worker', () => {
  test('queues its jobs again at once without counting an attempt', async () => {
    const { handler, started } = createGatedHandler(async ({ signal }) => {
      signal.throwIfAborted();
      return undefined;
    });
    const worker = startWorker([handler]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await waitUntil(() => started.length === 1);
    expect(await countLiveWorkers(testDb.db)).toBe(1);
    await worker.stop();
    expect(await getJob(testDb.db, id)).toMatchObject({ state: 'queued', attempt: 0 });
    expect(await countLiveWorkers(testDb.db)).toBe(0);
  });

  test('abandons a handler that ignores the signal, and rejects its later writes', async () => {
    let lateWrite: Promise<unknown> | undefined;
    let releaseHandler = () => {};
    const released = new Promise<void>((resolve) => {
      releaseHandler = resolve;
    });
    const worker = startWorker([
      handle(greet, async ({ write }) => {
        await released;
        lateWrite = write(async () => 'written');
        await lateWrite.catch(() => {});
      }),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await waitUntil(async () => (await getJob(testDb.db, id))?.state === 'running');
    await worker.stop(50);
    expect(await getJob(testDb.db, id)).toMatchObject({ state: 'queued' });
    releaseHandler();
    await waitUntil(() => lateWrite !== undefined);
    await expect(lateWrite).rejects.toThrow(/leased by another worker/);
  });
});
