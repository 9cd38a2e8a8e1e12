// Runs a few tasks at a time. More than a bounded number may neither wait nor wait for long.
import { RefusedError, refuse } from '../errors/index.ts';

export interface BoundedQueue {
  /** @throws RefusedError (`overloaded`) when too many tasks wait, or when this one has waited for too long */
  run<T>(task: () => Promise<T>): Promise<T>;
  getRunningCount(): number;
}

export interface BoundedQueueOptions {
  concurrency: number;
  maxPending: number;
  maxWaitMs: number;
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

  function waitForStart(): Promise<void> {
    if (pendingStarts.size >= maxPending) throw createOverloadError();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pendingStarts.delete(start);
        reject(createOverloadError());
      }, maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        pendingStarts.delete(start);
        resolve();
      };
      pendingStarts.add(start);
    });
  }

  /** The next task takes over the place of a finished one, so that no later task overtakes it. */
  function startNext(): void {
    const [start] = pendingStarts;
    if (start) start();
    else runningCount -= 1;
  }

  return {
    async run(task) {
      if (runningCount < concurrency) runningCount += 1;
      else await waitForStart();
      try {
        return await task();
      } finally {
        startNext();
      }
    },
    getRunningCount: () => runningCount,
  };
}
