import { describe, expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

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
