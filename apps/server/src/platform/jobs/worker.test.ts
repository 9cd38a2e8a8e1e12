import { describe, expect, test } from 'vitest';
import { createGatedHandler, greetJob, useJobQueue, waitUntil } from '../../../test/job-queue.ts';
import { countLiveWorkers, defineJobHandler, enqueue, getJob, raisePriority, watchJobs } from './index.ts';

const queue = useJobQueue();
const { startWorker, waitForEnd } = queue;

describe('a worker', () => {
  test('runs the most urgent job first; raisePriority moves a job ahead', async () => {
    const { handler, startedNames, openGate } = createGatedHandler();
    startWorker([handler]);
    await enqueue(queue.db, greetJob, { name: 'running' }, { priority: 100 });
    await waitUntil(() => startedNames.length === 1);
    await enqueue(queue.db, greetJob, { name: 'plain' });
    await enqueue(queue.db, greetJob, { name: 'urgent' }, { priority: 10 });
    const bumpedJob = await enqueue(queue.db, greetJob, { name: 'bumped' }, { dedupeKey: 'bumped' });
    expect(await raisePriority(queue.db, { job: greetJob, dedupeKey: 'bumped' }, 20)).toBe(true);
    expect(await raisePriority(queue.db, { id: bumpedJob.id }, 20)).toBe(false);
    openGate();
    await waitUntil(() => startedNames.length === 4);
    expect(startedNames).toEqual(['running', 'bumped', 'urgent', 'plain']);
  });

  test('asks the least urgent run to yield, which later resumes from its checkpoint', async () => {
    const order: string[] = [];
    startWorker([
      defineJobHandler(greetJob, async ({ job, yieldSignal, yieldNow, saveCheckpoint }) => {
        order.push(`${job.payload.name} from ${job.checkpoint ?? 'the start'}, attempt ${job.attempt}`);
        if (job.payload.name === 'urgent' || job.checkpoint) return;
        await saveCheckpoint('half');
        await waitUntil(() => yieldSignal.aborted);
        yieldNow();
      }),
    ]);
    const background = await enqueue(queue.db, greetJob, { name: 'background' });
    await waitUntil(() => order.length === 1);
    await enqueue(queue.db, greetJob, { name: 'urgent' }, { priority: 10 });
    await waitForEnd(background.id);
    expect(order).toEqual([
      'background from the start, attempt 1',
      'urgent from the start, attempt 1',
      'background from half, attempt 1',
    ]);
  });

  test('reserves a lane for urgent jobs', async () => {
    const { handler, startedNames, openGate } = createGatedHandler();
    startWorker(
      [handler],
      [
        { group: 'default', slots: 1 },
        { group: 'default', slots: 1, minPriority: 100 },
      ],
    );
    for (const name of ['one', 'two']) await enqueue(queue.db, greetJob, { name });
    await waitUntil(() => startedNames.length === 1);
    await enqueue(queue.db, greetJob, { name: 'urgent' }, { priority: 100 });
    await waitUntil(() => startedNames.length === 2);
    expect(startedNames).toEqual(['one', 'urgent']);
    openGate();
  });

  test('does not run a job that another worker has claimed', async () => {
    const counts = new Map<string, number>();
    const handler = defineJobHandler(greetJob, async ({ job: { payload } }) => {
      counts.set(payload.name, (counts.get(payload.name) ?? 0) + 1);
    });
    for (let index = 0; index < 3; index++) startWorker([handler], [{ group: 'default', slots: 4 }]);
    const jobs = await Promise.all(
      Array.from({ length: 60 }, (_, index) => enqueue(queue.db, greetJob, { name: `${index}` })),
    );
    const ids = jobs.map(({ id }) => id);
    for await (const _ of watchJobs({ db: queue.db, listener: queue.listener }, ids));
    expect([...counts.values()]).toEqual(Array.from({ length: 60 }, () => 1));
  });
});

describe('stopping a worker', () => {
  test('queues its jobs again at once without counting an attempt', async () => {
    const { handler, startedNames } = createGatedHandler(async ({ signal }) => {
      signal.throwIfAborted();
      return undefined;
    });
    const worker = startWorker([handler]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    await waitUntil(() => startedNames.length === 1);
    expect(await countLiveWorkers(queue.db)).toBe(1);
    await worker.stop();
    expect(await getJob(queue.db, id)).toMatchObject({ state: 'queued', failedAttempts: 0 });
    expect(await countLiveWorkers(queue.db)).toBe(0);
  });

  test('abandons a handler that ignores the signal, and rejects its later writes', async () => {
    let lateWrite: Promise<unknown> | undefined;
    let releaseHandler = () => {};
    const releasePromise = new Promise<void>((resolve) => {
      releaseHandler = resolve;
    });
    const worker = startWorker([
      defineJobHandler(greetJob, async ({ write }) => {
        await releasePromise;
        lateWrite = write(async () => 'written');
        await lateWrite.catch(() => {});
      }),
    ]);
    const { id } = await enqueue(queue.db, greetJob, { name: 'Ada' });
    await waitUntil(async () => (await getJob(queue.db, id))?.state === 'running');
    await worker.stop(50);
    expect(await getJob(queue.db, id)).toMatchObject({ state: 'queued' });
    releaseHandler();
    await waitUntil(() => lateWrite !== undefined);
    await expect(lateWrite).rejects.toThrow(/leased by another worker/);
  });
});
