import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { RefusedError } from '../errors/index.ts';
import { createAdmission, createBoundedQueue, type Purpose, startEventLoopMonitor } from './index.ts';

/** Starts a task that runs until `finish` is called. */
function startTask(run: <T>(task: () => Promise<T>) => Promise<T>) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let hasStarted = false;
  const result = run(async () => {
    hasStarted = true;
    await promise;
  }).then(
    () => 'done',
    (error: unknown) => (error instanceof RefusedError ? error.refusal.code : error),
  );
  return { finish, result, hasStarted: () => hasStarted };
}

const waitForCallbacks = () => new Promise((resolve) => setImmediate(resolve));

describe('createBoundedQueue', () => {
  test('runs no more tasks at a time than its concurrency, in order', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxPending: 5, maxWaitMs: 60_000 });
    const [first, second, third] = [startTask(queue.run), startTask(queue.run), startTask(queue.run)];
    await waitForCallbacks();
    expect([first, second, third].map(({ hasStarted }) => hasStarted())).toEqual([true, false, false]);
    first.finish();
    await first.result;
    await waitForCallbacks();
    expect([second, third].map(({ hasStarted }) => hasStarted())).toEqual([true, false]);
    second.finish();
    third.finish();
    expect(await Promise.all([second.result, third.result])).toEqual(['done', 'done']);
    expect(queue.getRunningCount()).toBe(0);
  });

  test('refuses a task with overloaded and a Retry-After while the maximum number of tasks waits', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxPending: 1, maxWaitMs: 60_000 });
    const tasks = [startTask(queue.run), startTask(queue.run)];
    const error = await queue.run(async () => {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).refusal).toMatchObject({
      code: 'overloaded',
      params: { retryAfter: expect.any(Number) },
    });
    for (const { finish } of tasks) finish();
    expect(await Promise.all(tasks.map(({ result }) => result))).toEqual(['done', 'done']);
  });

  test('refuses a task that waits too long, and runs later ones', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxPending: 5, maxWaitMs: 1 });
    const stuckTask = startTask(queue.run);
    const waitingTask = startTask(queue.run);
    expect(await waitingTask.result).toBe('overloaded');
    expect(waitingTask.hasStarted()).toBe(false);
    stuckTask.finish();
    await stuckTask.result;
    expect(await queue.run(async () => 'later')).toBe('later');
  });

  test('a task that is aborted while it waits does not run, and lets another one wait', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxPending: 1 });
    const runningTask = startTask(queue.run);
    const abort = new AbortController();
    const abortedTask = startTask((task) => queue.run(task, abort.signal));
    abort.abort();
    const nextTask = startTask(queue.run);
    runningTask.finish();
    nextTask.finish();
    expect(await abortedTask.result).toBe(abort.signal.reason);
    expect(await nextTask.result).toBe('done');
    expect(abortedTask.hasStarted()).toBe(false);
    expect(queue.getRunningCount()).toBe(0);
  });

  test('runs the next task after one that throws', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxPending: 5, maxWaitMs: 60_000 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});

describe('createAdmission', () => {
  const purposes: readonly Purpose[] = ['browsing', 'watching', 'session', 'signIn'];

  async function listAdmittedPurposes(delayMs: number, runningCount: number): Promise<Purpose[]> {
    let currentDelayMs = 0;
    const admission = createAdmission({ readDelayMs: () => currentDelayMs });
    const tasks = Array.from({ length: runningCount }, () =>
      startTask((task) => admission.run('signIn', task)),
    );
    currentDelayMs = delayMs;
    const results = await Promise.all(
      purposes.map((purpose) => admission.run(purpose, async () => purpose).catch(() => null)),
    );
    for (const { finish } of tasks) finish();
    return results.filter((purpose) => purpose !== null);
  }

  test.each([
    [20, ['browsing', 'watching', 'session', 'signIn']],
    [100, ['watching', 'session', 'signIn']],
    [500, ['session', 'signIn']],
    [2_000, []],
  ] as const)('with a delay of %i ms admits %j', async (delayMs, admittedPurposes) => {
    expect(await listAdmittedPurposes(delayMs, 20)).toEqual(admittedPurposes);
  });

  test('refuses nothing while too few requests run to have caused the delay', async () => {
    expect(await listAdmittedPurposes(2_000, 1)).toEqual(purposes);
  });
});

test('startEventLoopMonitor measures a blocked event loop', async () => {
  const eventLoopMonitor = startEventLoopMonitor();
  const endsAt = performance.now() + 600;
  while (performance.now() < endsAt) {
    const blockedUntil = performance.now() + 150;
    while (performance.now() < blockedUntil);
    await wait(0);
  }
  expect(eventLoopMonitor.readDelayMs()).toBeGreaterThan(60);
  eventLoopMonitor.stop();
});
