// Decides which requests the process works on. When it cannot keep up, it refuses browsing first, then
// watching, then sessions and sign-in, before they take a database connection.
import {
  type BoundedQueue,
  type BoundedQueueOptions,
  createBoundedQueue,
  createOverloadError,
} from './bounded-queue.ts';
import type { EventLoopMonitor } from './event-loop-monitor.ts';

/** What a request is for. Requests for health are always admitted. */
export type Purpose = 'browsing' | 'watching' | 'session' | 'signIn';

export interface Admission {
  /** @throws RefusedError (`overloaded`) when the process cannot keep up with requests for this purpose */
  check(purpose: Purpose): void;
  /**
   * Checks, and runs the task as soon as few enough tasks with this purpose are running.
   * @throws RefusedError (`overloaded`)
   */
  run<T>(purpose: Purpose, task: () => Promise<T>): Promise<T>;
}

interface Limits extends BoundedQueueOptions {
  /** Above this delay of the event loop, requests are refused. */
  maxDelayMs: number;
}

/** All purposes share the 40 connections of the pool, so none may take them all for long. */
const limits: Readonly<Record<Purpose, Limits>> = {
  browsing: { concurrency: 8, maxPending: 256, maxWaitMs: 3_000, maxDelayMs: 60 },
  watching: { concurrency: 32, maxPending: 512, maxWaitMs: 5_000, maxDelayMs: 300 },
  session: { concurrency: 32, maxPending: 512, maxWaitMs: 5_000, maxDelayMs: 1_000 },
  // Attempts wait for a delay after wrong passwords. Many may wait at once, so that a few do not block all others. The
  // queue of password hashing limits how many are checked at once.
  signIn: { concurrency: 2_000, maxPending: 0, maxWaitMs: 0, maxDelayMs: 1_000 },
};

/** With fewer requests in progress, other programs cause the delay of the event loop. Refusing would not help. */
const minRunningCount = 8;

/** Without `eventLoopMonitor`, only the number of requests is limited. */
export function createAdmission(eventLoopMonitor?: Pick<EventLoopMonitor, 'readDelayMs'>): Admission {
  const queues: Readonly<Record<Purpose, BoundedQueue>> = {
    browsing: createBoundedQueue(limits.browsing),
    watching: createBoundedQueue(limits.watching),
    session: createBoundedQueue(limits.session),
    signIn: createBoundedQueue(limits.signIn),
  };
  const allQueues = Object.values(queues);
  const countRunning = () => allQueues.reduce((sum, queue) => sum + queue.getRunningCount(), 0);

  function check(purpose: Purpose): void {
    const delayMs = eventLoopMonitor?.readDelayMs() ?? 0;
    if (delayMs > limits[purpose].maxDelayMs && countRunning() >= minRunningCount)
      throw createOverloadError();
  }

  return {
    check,
    async run(purpose, task) {
      check(purpose);
      return queues[purpose].run(task);
    },
  };
}
