import { describe, expect, test } from 'vitest';
import { createGatedHandler, greetJob, useJobQueue, waitUntil } from '../../../test/job-queue.ts';
import { tables } from '../../../test/tables.ts';
import {
  defineJobHandler,
  enqueue,
  type JobOutcome,
  type JobSnapshot,
  throwJobRefusal,
  watchJobs,
} from './index.ts';

const queue = useJobQueue();
const { startWorker, waitForEnd } = queue;

describe('a job', () => {
  test('runs once and keeps its result', async () => {
    startWorker([defineJobHandler(greetJob, async ({ job }) => ({ text: `hello ${job.payload.name}` }))]);
    const { id, isNew } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    expect(isNew).toBe(true);
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', progress: 1, result: { text: 'hello Ada' } });
  });

  test('is not queued when the enqueuing transaction is rolled back', async () => {
    const rolledBack = queue.db.transaction().execute(async (trx) => {
      await enqueue(trx, greetJob, { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    const jobs = await tables(queue.db).selectFrom('job').selectAll().execute();
    expect(jobs).toEqual([]);
  });

  test('is rejected by enqueue when its payload does not fit the schema', async () => {
    await expect(enqueue(queue.db, greetJob, { name: 3 } as never)).rejects.toThrow(/expected string/);
  });

  test('waits for its run time by the clock of the service', async () => {
    const calls: string[] = [];
    startWorker([defineJobHandler(greetJob, async ({ job }) => void calls.push(job.payload.name))]);
    const laterJob = await enqueue(
      queue.db,
      greetJob,
      { name: 'later' },
      { runAt: queue.clock.now().add({ hours: 1 }) },
    );
    const dueJob = await enqueue(queue.db, greetJob, { name: 'now' });
    await waitForEnd(dueJob.id);
    expect(calls).toEqual(['now']);
    queue.clock.advance({ hours: 1 });
    await waitForEnd(laterJob.id);
    expect(calls).toEqual(['now', 'later']);
  });

  test('is unique for its dedupe key while queued or running, and can be queued again after it ended', async () => {
    const { handler, openGate } = createGatedHandler();
    startWorker([handler]);
    const options = { dedupeKey: 'Ada' };
    const firstJob = await enqueue(queue.db, greetJob, { name: 'Ada' }, options);
    const duplicates = await Promise.all(
      Array.from({ length: 20 }, () => enqueue(queue.db, greetJob, { name: 'Ada' }, options)),
    );
    expect(new Set(duplicates.map(({ id }) => id))).toEqual(new Set([firstJob.id]));
    expect(duplicates.some(({ isNew }) => isNew)).toBe(false);
    openGate();
    await waitForEnd(firstJob.id);
    expect((await enqueue(queue.db, greetJob, { name: 'Ada' }, options)).isNew).toBe(true);
  });
});

describe('how a job ends', () => {
  test('fails after the last attempt; each earlier error is retried after a backoff', async () => {
    const attempts: number[] = [];
    const outcomes: JobOutcome[] = [];
    startWorker([
      defineJobHandler(
        greetJob,
        async ({ job }) => {
          attempts.push(job.attempt);
          queue.clock.advance({ minutes: 5 });
          throw new Error(`no ${job.attempt}`);
        },
        { onEnd: async (_trx, _job, outcome) => void outcomes.push(outcome) },
      ),
    ]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    const advanceTimer = setInterval(() => queue.clock.advance({ minutes: 5 }), 50);
    expect(await waitForEnd(id)).toMatchObject({ state: 'failed', error: 'Error: no 3', failedAttempts: 3 });
    clearInterval(advanceTimer);
    expect(attempts).toEqual([1, 2, 3]);
    expect(outcomes).toEqual([{ state: 'failed', error: 'Error: no 3' }]);
  });

  test('is refused at once, with the reason, when the handler refuses it', async () => {
    startWorker([defineJobHandler(greetJob, async () => throwJobRefusal('notPolite', { limit: 3 }))]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    expect(await waitForEnd(id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'notPolite', params: { limit: 3 } },
    });
  });

  test('calls the handler’s onEnd() with the outcome and stores the rows that it writes', async () => {
    await queue.runAsMigrationRole(['CREATE TABLE IF NOT EXISTS mirror (job bigint, state text)']);
    startWorker([
      defineJobHandler(greetJob, async () => ({ fine: true }), {
        onEnd: async (trx, job, { state }) => {
          await tables(trx)
            .insertInto('mirror' as never)
            .values({ job: job.id, state } as never)
            .execute();
        },
      }),
    ]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    await waitForEnd(id);
    const { rows } = await queue.pool.query('SELECT job, state FROM mirror');
    expect(rows).toEqual([{ job: id, state: 'done' }]);
  });

  test('commits the handler’s rows and the result together in finish()', async () => {
    await queue.runAsMigrationRole(['CREATE TABLE IF NOT EXISTS note (text text)']);
    startWorker([
      defineJobHandler(greetJob, async ({ finish, job }) => {
        await finish(async (trx) => {
          await tables(trx)
            .insertInto('note' as never)
            .values({ text: job.payload.name } as never)
            .execute();
          return { written: true };
        });
      }),
    ]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', result: { written: true } });
    expect((await queue.pool.query('SELECT text FROM note')).rows).toEqual([{ text: 'Ada' }]);
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
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    for await (const snapshot of watchJobs({ db: queue.db, listener: queue.listener }, [id])) {
      snapshots.push(snapshot);
      openGate();
    }
    expect(snapshots).toContainEqual(
      expect.objectContaining({ state: 'running', progress: 0.5, stage: 'singing' }),
    );
    expect(snapshots.at(-1)).toMatchObject({ state: 'done', progress: 1 });
  });

  test('ends at once for a job that does not exist, and on abort when it watches all jobs', async () => {
    expect(await Array.fromAsync(watchJobs({ db: queue.db, listener: queue.listener }, [999_999]))).toEqual(
      [],
    );
    const abortController = new AbortController();
    const watchedIds: number[] = [];
    const watchLoop = (async () => {
      for await (const snapshot of watchJobs(
        { db: queue.db, listener: queue.listener },
        'all',
        abortController.signal,
      ))
        watchedIds.push(snapshot.id);
    })();
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    await waitUntil(() => watchedIds.includes(id));
    abortController.abort();
    await watchLoop;
  });
});
