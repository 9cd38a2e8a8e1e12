import { describe, expect, test } from 'vitest';
import { createSharedCancellation } from './shared-cancellation.ts';

describe('createSharedCancellation', () => {
  const waitForAbort = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  test('cancels the work when all of its calls are aborted, not before', async () => {
    const sharedCancellation = createSharedCancellation();
    const aborts = [new AbortController(), new AbortController()];
    let sharedSignal: AbortSignal | undefined;
    const calls = aborts.map(({ signal }) =>
      sharedCancellation.run(
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

  test('does not cancel the work while a call without a signal shares it', async () => {
    const sharedCancellation = createSharedCancellation();
    const abort = new AbortController();
    const { promise: result, resolve } = Promise.withResolvers<string>();
    const calls = [
      sharedCancellation.run('key', () => result),
      sharedCancellation.run('key', () => result, abort.signal),
    ];
    abort.abort();
    resolve('done');
    expect(await Promise.all(calls)).toEqual(['done', 'done']);
  });

  test('a call that shares the result of cancelled calls runs the work again', async () => {
    const sharedCancellation = createSharedCancellation();
    const results = [Promise.reject(new DOMException('', 'AbortError')), Promise.resolve('new')];
    expect(
      await sharedCancellation.run('key', () => results.shift() ?? Promise.reject(new Error('no result'))),
    ).toBe('new');
  });
});
