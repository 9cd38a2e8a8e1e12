// Runs a few tasks at a time. Only a bounded number of tasks wait, each for a limited time.
import { RefusedError, refuse } from '../errors/index.ts';

export interface BoundedQueue {
  /**
   * A task whose signal is aborted while it waits does not run.
   * @throws RefusedError (`overloaded`) when too many tasks wait, or when this one has waited for too long; the signal's
   * reason when it is aborted
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  getRunningCount(): number;
}

export interface BoundedQueueOptions {
  concurrency: number;
  maxPending: number;
  /** Default: a task waits as long as it takes. */
  maxWaitMs?: number;
}

const minRetrySeconds = 2;
const maxRetrySeconds = 6;

/** Clients that are refused at the same moment retry at different ones. */
export function createOverloadError(): RefusedError {
  const retryAfter = minRetrySeconds + Math.floor(Math.random() * (maxRetrySeconds - minRetrySeconds + 1));
  return new RefusedError(refuse('overloaded', { retryAfter }));
}

export function createBoundedQueue({
  concurrency,
  maxPending,
  maxWaitMs,
}: BoundedQueueOptions): BoundedQueue {
  const pendingStarts = new Set<() => void>();
  let runningCount = 0;

  function waitForStart(signal: AbortSignal | undefined): Promise<void> {
    if (pendingStarts.size >= maxPending) throw createOverloadError();
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        pendingStarts.delete(start);
      };
      const start = () => {
        leaveQueue();
        resolve();
      };
      const cancel = () => {
        leaveQueue();
        reject(signal?.reason);
      };
      const refuseTask = () => {
        leaveQueue();
        reject(createOverloadError());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(refuseTask, maxWaitMs);
      signal?.addEventListener('abort', cancel, { once: true });
      pendingStarts.add(start);
    });
  }

  /** Passes the slot of a finished task to the next waiting task, so that no new task overtakes it. */
  function startNext(): void {
    const [start] = pendingStarts;
    if (start) start();
    else runningCount -= 1;
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      if (runningCount < concurrency) runningCount += 1;
      else await waitForStart(signal);
      try {
        return await task();
      } finally {
        startNext();
      }
    },
    getRunningCount: () => runningCount,
  };
}
