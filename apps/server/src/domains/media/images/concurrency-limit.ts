export interface ConcurrencyLimit {
  /** Runs the work as soon as fewer than `maxConcurrent` are running, in the order of the calls. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Runs at most `maxConcurrent` functions at the same time. */
export function createConcurrencyLimit(maxConcurrent: number): ConcurrencyLimit {
  const waitingCallbacks: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= maxConcurrent) await new Promise<void>((resolve) => waitingCallbacks.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waitingCallbacks.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
