// Lets one piece of work run at a time: calls of this page share it, tabs of the browser wait for each other.

/** Runs `work` unless it is already running here, in which case its result is shared. */
export function createSingleFlight<Result>(name: string, work: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | null = null;
  return () => {
    pending ??= runAcrossTabs(name, work).finally(() => {
      pending = null;
    });
    return pending;
  };
}

function runAcrossTabs<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}
