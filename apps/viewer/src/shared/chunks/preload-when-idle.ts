// Loads code in idle moments, one chunk after another, so that each delays no input.

/** Wait in browsers without idle callbacks. */
const fallbackDelayMs = 200;

interface NetworkInformation {
  saveData?: boolean;
}

/** Does nothing when the viewer saves data. Returns a cancel function. */
export function preloadWhenIdle(preloads: readonly (() => Promise<void>)[]): () => void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  let isCancelled = connection?.saveData ?? false;
  const preloadNext = async ([preload, ...rest]: typeof preloads): Promise<void> => {
    if (isCancelled || !preload) return;
    // A part whose preload fails imports its chunk again when it opens.
    await preload().catch(() => {});
    runWhenIdle(() => void preloadNext(rest));
  };
  runWhenIdle(() => void preloadNext(preloads));
  return () => {
    isCancelled = true;
  };
}

function runWhenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, fallbackDelayMs);
}
