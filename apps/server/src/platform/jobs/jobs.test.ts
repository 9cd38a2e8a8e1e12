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
type Greet = JobContext<{ who: string }>;

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

function work(handlers: JobHandler[], lanes: Lane[] = [{ group: 'default', slots: 1 }]): Worker {
  const { db, log } = testDb;
  const worker = createWorker({ db, listener, clock, log, handlers, lanes });
  workers.push(worker);
  worker.start();
  return worker;
}

async function ended(id: number): Promise<JobSnapshot> {
  let last: JobSnapshot | undefined;
  for await (const snapshot of watchJobs({ db: testDb.db, listener }, [id])) last = snapshot;
  if (!last) throw new Error(`there is no job ${id}`);
  return last;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

/** A handler that waits until the test releases it. */
function gated(perform: (context: Greet) => Promise<Json | undefined> = async () => undefined) {
  const started: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handler = handle(greet, async (context) => {
    started.push(context.job.payload.who);
    await Promise.race([gate, new Promise((resolve) => context.signal.addEventListener('abort', resolve))]);
    return perform(context);
  });
  return { handler, started, open };
}

describe('a job', () => {
  test('runs once and keeps its result', async () => {
    work([handle(greet, async ({ job }) => ({ text: `hello ${job.payload.who}` }))]);
    const { id, created } = await enqueue(testDb.db, greet, { who: 'Ada' });
    expect(created).toBe(true);
    expect(await ended(id)).toMatchObject({ state: 'done', progress: 1, result: { text: 'hello Ada' } });
  });

  test('is not queued when the enqueuing transaction is rolled back', async () => {
    const asked = testDb.db.transaction().execute(async (trx) => {
      await enqueue(trx, greet, { who: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(asked).rejects.toThrow('changed my mind');
    const jobs = await tables(testDb.db).selectFrom('job').selectAll().execute();
    expect(jobs).toEqual([]);
  });

  test('is refused by enqueue when its payload does not fit the schema', async () => {
    await expect(enqueue(testDb.db, greet, { who: 3 } as never)).rejects.toThrow(/expected string/);
  });

  test('waits for its time by the clock of the service', async () => {
    const calls: string[] = [];
    work([handle(greet, async ({ job }) => void calls.push(job.payload.who))]);
    const later = await enqueue(testDb.db, greet, { who: 'later' }, { runAt: clock.now().add({ hours: 1 }) });
    const now = await enqueue(testDb.db, greet, { who: 'now' });
    await ended(now.id);
    expect(calls).toEqual(['now']);
    clock.advance({ hours: 1 });
    await ended(later.id);
    expect(calls).toEqual(['now', 'later']);
  });

  test('is unique for its dedupe key while it is queued or running, and can be queued again afterwards', async () => {
    const { handler, open } = gated();
    work([handler]);
    const options = { dedupeKey: 'Ada' };
    const first = await enqueue(testDb.db, greet, { who: 'Ada' }, options);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => enqueue(testDb.db, greet, { who: 'Ada' }, options)),
    );
    expect(new Set(many.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(many.some(({ created }) => created)).toBe(false);
    open();
    await ended(first.id);
    expect((await enqueue(testDb.db, greet, { who: 'Ada' }, options)).created).toBe(true);
  });
});

describe('a job ends', () => {
  test('after its last attempt; each error before is retried after a backoff', async () => {
    const attempts: number[] = [];
    const outcomes: JobOutcome[] = [];
    work([
      handle(
        greet,
        async ({ job }) => {
          attempts.push(job.attempt);
          clock.advance({ minutes: 5 });
          throw new Error(`no ${job.attempt}`);
        },
        { ended: async (_trx, _job, outcome) => void outcomes.push(outcome) },
      ),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    const advance = setInterval(() => clock.advance({ minutes: 5 }), 50);
    expect(await ended(id)).toMatchObject({ state: 'failed', error: 'Error: no 3', attempt: 3 });
    clearInterval(advance);
    expect(attempts).toEqual([1, 2, 3]);
    expect(outcomes).toEqual([{ state: 'failed', error: 'Error: no 3' }]);
  });

  test('at once when the handler refuses it, with the reason', async () => {
    work([handle(greet, async () => refuse('notPolite', { limit: 3 }))]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    expect(await ended(id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'notPolite', params: { limit: 3 } },
    });
  });

  test('with a call of the handler’s ended() in the same transaction', async () => {
    await testDb.pool.query('CREATE TABLE IF NOT EXISTS mirror (job bigint, state text)');
    work([
      handle(greet, async () => ({ fine: true }), {
        ended: async (trx, job, { state }) => {
          await tables(trx)
            .insertInto('mirror' as never)
            .values({ job: job.id, state } as never)
            .execute();
        },
      }),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await ended(id);
    const { rows } = await testDb.pool.query('SELECT job, state FROM mirror');
    expect(rows).toEqual([{ job: id, state: 'done' }]);
  });

  test('by finish(), which commits the handler’s rows and the result together', async () => {
    await testDb.pool.query('CREATE TABLE IF NOT EXISTS note (text text)');
    work([
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
    expect(await ended(id)).toMatchObject({ state: 'done', result: { written: true } });
    expect((await testDb.pool.query('SELECT text FROM note')).rows).toEqual([{ text: 'Ada' }]);
  });
});

describe('watchJobs', () => {
  test('yields the current state first, then each change', async () => {
    const seen: JobSnapshot[] = [];
    const { handler, open } = gated(async ({ progress }) => {
      progress(0.5, 'singing');
      await until(() => seen.some(({ stage }) => stage === 'singing'));
      return undefined;
    });
    work([handler]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    for await (const snapshot of watchJobs({ db: testDb.db, listener }, [id])) {
      seen.push(snapshot);
      open();
    }
    expect(seen).toContainEqual(
      expect.objectContaining({ state: 'running', progress: 0.5, stage: 'singing' }),
    );
    expect(seen.at(-1)).toMatchObject({ state: 'done', progress: 1 });
  });

  test('ends at once for a job that does not exist, and on abort when it watches all', async () => {
    expect(await Array.fromAsync(watchJobs({ db: testDb.db, listener }, [999_999]))).toEqual([]);
    const ending = new AbortController();
    const seen: number[] = [];
    const following = (async () => {
      for await (const snapshot of watchJobs({ db: testDb.db, listener }, 'all', ending.signal))
        seen.push(snapshot.id);
    })();
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await until(() => seen.includes(id));
    ending.abort();
    await following;
  });
});

describe('the queue', () => {
  test('runs the most urgent job first, then in order; a raised priority moves a job ahead', async () => {
    const { handler, started, open } = gated();
    work([handler]);
    await enqueue(testDb.db, greet, { who: 'running' }, { priority: 100 });
    await until(() => started.length === 1);
    await enqueue(testDb.db, greet, { who: 'plain' });
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 10 });
    const last = await enqueue(testDb.db, greet, { who: 'bumped' }, { dedupeKey: 'bumped' });
    expect(await bump(testDb.db, { job: greet, dedupeKey: 'bumped' }, 20)).toBe(true);
    expect(await bump(testDb.db, { id: last.id }, 20)).toBe(false);
    open();
    await until(() => started.length === 4);
    expect(started).toEqual(['running', 'bumped', 'urgent', 'plain']);
  });

  test('asks the least urgent run to yield, which resumes from its checkpoint later', async () => {
    const order: string[] = [];
    work([
      handle(greet, async ({ job, yieldSignal, yieldNow, checkpoint }) => {
        order.push(`${job.payload.who} from ${job.checkpoint ?? 'the start'}, attempt ${job.attempt}`);
        if (job.payload.who === 'urgent' || job.checkpoint) return;
        await checkpoint('half');
        await until(() => yieldSignal.aborted);
        yieldNow();
      }),
    ]);
    const background = await enqueue(testDb.db, greet, { who: 'background' });
    await until(() => order.length === 1);
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 10 });
    await ended(background.id);
    expect(order).toEqual([
      'background from the start, attempt 1',
      'urgent from the start, attempt 1',
      'background from half, attempt 1',
    ]);
  });

  test('keeps a lane free for urgent jobs', async () => {
    const { handler, started, open } = gated();
    work(
      [handler],
      [
        { group: 'default', slots: 1 },
        { group: 'default', slots: 1, minPriority: 100 },
      ],
    );
    for (const who of ['one', 'two']) await enqueue(testDb.db, greet, { who });
    await until(() => started.length === 1);
    await enqueue(testDb.db, greet, { who: 'urgent' }, { priority: 100 });
    await until(() => started.length === 2);
    expect(started).toEqual(['one', 'urgent']);
    open();
  });

  test('gives each job to one worker only', async () => {
    const counts = new Map<string, number>();
    const handler = handle(greet, async ({ job: { payload } }) => {
      counts.set(payload.who, (counts.get(payload.who) ?? 0) + 1);
    });
    for (let index = 0; index < 3; index++) work([handler], [{ group: 'default', slots: 4 }]);
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
    const { handler, started } = gated(async ({ signal }) => {
      signal.throwIfAborted();
      return undefined;
    });
    const worker = work([handler]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await until(() => started.length === 1);
    expect(await countLiveWorkers(testDb.db)).toBe(1);
    await worker.stop();
    expect(await getJob(testDb.db, id)).toMatchObject({ state: 'queued', attempt: 0 });
    expect(await countLiveWorkers(testDb.db)).toBe(0);
  });

  test('abandons a handler that ignores the signal, and refuses what it writes later', async () => {
    let late: Promise<unknown> | undefined;
    let goOn = () => {};
    const stopped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const worker = work([
      handle(greet, async ({ write }) => {
        await stopped;
        late = write(async () => 'written');
        await late.catch(() => {});
      }),
    ]);
    const { id } = await enqueue(testDb.db, greet, { who: 'Ada' });
    await until(async () => (await getJob(testDb.db, id))?.state === 'running');
    await worker.stop(50);
    expect(await getJob(testDb.db, id)).toMatchObject({ state: 'queued' });
    goOn();
    await until(() => late !== undefined);
    await expect(late).rejects.toThrow(/no longer ours/);
  });
});
