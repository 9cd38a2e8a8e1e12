// Runs one piece of work at a time: callers in this page share the run, other tabs of the browser wait for it.

/** Returns a function that runs `work`, or returns the promise of the run that is pending in this page. */
export function createSingleFlight<Result>(name: string, work: () => Promise<Result>): () => Promise<Result> {
  let pendingRun: Promise<Result> | null = null;
  return () => {
    pendingRun ??= runAcrossTabs(name, work).finally(() => {
      pendingRun = null;
    });
    return pendingRun;
  };
}

function runAcrossTabs<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}
