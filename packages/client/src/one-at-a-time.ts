// Lets one piece of work run at a time: calls of this page share it, tabs of the browser wait for each other.

/** Runs `work` unless it is already running here, in which case its result is shared. */
export function createSingleFlight<Result>(name: string, work: () => Promise<Result>): () => Promise<Result> {
  let flight: Promise<Result> | null = null;
  return () => {
    flight ??= acrossTabs(name, work).finally(() => {
      flight = null;
    });
    return flight;
  };
}

function acrossTabs<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}
