import { describe, expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createSharedWork } from './shared-work.ts';

describe('createConcurrencyLimit', () => {
  const createLimit = () => createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 2 });

  test('runs calls one after the other, and rejects a call with overloaded while the queue is full', async () => {
    const limit = createLimit();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const order: number[] = [];
    const calls = [0, 1, 2].map((n) => limit.run(() => gate.then(() => void order.push(n))));
    await expect(limit.run(async () => {})).rejects.toMatchObject({ refusal: { code: 'overloaded' } });
    open();
    await Promise.all(calls);
    expect(order).toEqual([0, 1, 2]);
    expect(await limit.run(async () => 'later')).toBe('later');
  });

  test('a call that is aborted while it waits does not run, and makes room in the queue', async () => {
    const limit = createLimit();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const running = limit.run(() => gate);
    const abort = new AbortController();
    const work = vi.fn(async () => {});
    const outcomes = Promise.allSettled([limit.run(work, abort.signal), limit.run(work, abort.signal)]);
    abort.abort();
    const nextCall = limit.run(async () => 'next');
    open();
    await running;
    expect(await nextCall).toBe('next');
    expect(await outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('createSharedWork', () => {
  const waitForAbort = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  test('cancels the work when all of its calls are aborted, not before', async () => {
    const work = createSharedWork();
    const aborts = [new AbortController(), new AbortController()];
    let sharedSignal: AbortSignal | undefined;
    const calls = aborts.map(({ signal }) =>
      work.run(
        'key',
        (shared) => {
          sharedSignal = shared;
          return waitForAbort(shared);
        },
        signal,
      ),
    );
    aborts[0]?.abort();
    expect(sharedSignal?.aborted).toBe(false);
    aborts[1]?.abort();
    expect(sharedSignal?.aborted).toBe(true);
    expect(await Promise.allSettled(calls)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });

  test('a call without a signal keeps the work', async () => {
    const work = createSharedWork();
    const abort = new AbortController();
    const { promise: result, resolve } = Promise.withResolvers<string>();
    const calls = [work.run('key', () => result), work.run('key', () => result, abort.signal)];
    abort.abort();
    resolve('done');
    expect(await Promise.all(calls)).toEqual(['done', 'done']);
  });

  test('a call that shares the result of cancelled calls runs the work again', async () => {
    const work = createSharedWork();
    const results = [Promise.reject(new DOMException('', 'AbortError')), Promise.resolve('new')];
    expect(await work.run('key', () => results.shift() ?? Promise.reject(new Error('no result')))).toBe(
      'new',
    );
  });
});
