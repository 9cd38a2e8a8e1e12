// Runs one piece of work at a time: calls of this page share it, other tabs of the browser wait for it.

/** Runs `work`. If it is already running in this page, returns the result of that run. */
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
