export interface ConcurrencyLimit {
  /** Runs the work as soon as fewer than `maxConcurrent` are running, in the order of the calls. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Runs at most `maxConcurrent` functions at the same time. */
export function createConcurrencyLimit(maxConcurrent: number): ConcurrencyLimit {
  const waitingCallbacks: (() => void)[] = [];
  let runningCount = 0;
  return {
    async run(work) {
      if (runningCount >= maxConcurrent) await new Promise<void>((resolve) => waitingCallbacks.push(resolve));
      else runningCount += 1;
      try {
        return await work();
      } finally {
        const nextCallback = waitingCallbacks.shift();
        if (nextCallback) nextCallback();
        else runningCount -= 1;
      }
    },
  };
}
