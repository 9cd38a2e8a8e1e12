import { RefusedError, refuse } from '../../../platform/errors/index.ts';

export interface ConcurrencyLimit {
  /**
   * Runs the work as soon as fewer than `maxConcurrent` are running, in the order of the calls.
   * @throws RefusedError `overloaded` when `maxQueued` calls wait, and the signal's reason when it is aborted while the
   * call waits
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Runs at most `maxConcurrent` functions at the same time. */
export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
}: {
  maxConcurrent: number;
  maxQueued: number;
}): ConcurrencyLimit {
  const waitingCallbacks = new Set<() => void>();
  let runningCount = 0;

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        waitingCallbacks.delete(start);
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        waitingCallbacks.delete(start);
        reject(signal?.reason);
      };
      waitingCallbacks.add(start);
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      if (runningCount < maxConcurrent) runningCount += 1;
      else if (waitingCallbacks.size < maxQueued) await waitForTurn(signal);
      else throw new RefusedError(refuse('overloaded'));
      try {
        return await work();
      } finally {
        const [startNext] = waitingCallbacks;
        if (startNext) startNext();
        else runningCount -= 1;
      }
    },
  };
}
