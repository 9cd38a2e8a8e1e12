import { expect, test } from 'vitest';
import { greetJob, useJobQueue, waitUntil } from '../../../../test/job-queue.ts';
import { defineJobHandler, enqueue } from '../../../platform/jobs/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { countMediaJobsWithoutSpace, createDiskSpace } from './disk-space.ts';

const queue = useJobQueue();
const mebibyte = 2 ** 20;

test('a job that does not fit waits without using up an attempt, and runs again when space was freed', async () => {
  let free = 500 * mebibyte;
  const diskSpace = createTestDiskSpace(() => free);
  const attempts: number[] = [];
  const handler = defineJobHandler(greetJob, async (ctx) => {
    attempts.push(ctx.job.attempt);
    if (free < 600 * mebibyte) await diskSpace.postponeUntilSpace(ctx);
  });
  queue.startWorker([handler], [{ group: 'default', slots: 1, isPaused: diskSpace.checkShortage }]);
  const { id } = await enqueue(queue.db, greetJob, { name: 'film' });
  await waitUntil(async () => (await countMediaJobsWithoutSpace(queue.db)) === 1);
  free += 10 * mebibyte;
  await diskSpace.checkShortage();
  expect(await countMediaJobsWithoutSpace(queue.db)).toBe(1);
  free += 100 * mebibyte;
  expect(await queue.waitForEnd(id)).toMatchObject({ state: 'done' });
  expect(attempts).toEqual([1, 1]);
});

test('no job starts while the disk is full', async () => {
  let free = 100 * mebibyte;
  let checkCount = 0;
  const diskSpace = createTestDiskSpace(() => {
    checkCount++;
    return free;
  });
  let runCount = 0;
  const handler = defineJobHandler(greetJob, async () => void runCount++);
  const { id } = await enqueue(queue.db, greetJob, { name: 'film' });
  queue.startWorker([handler], [{ group: 'default', slots: 1, isPaused: diskSpace.checkShortage }]);
  await waitUntil(() => checkCount >= 2);
  expect(runCount).toBe(0);
  free = 500 * mebibyte;
  expect(await queue.waitForEnd(id)).toMatchObject({ state: 'done' });
});

function createTestDiskSpace(readFree: () => number) {
  const log = createLog({ level: 'silent' });
  return createDiskSpace({ db: queue.db, log, dataDir: '/', readFree: async () => readFree() });
}
