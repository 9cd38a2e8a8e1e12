// Imports chunks. Without a connection the import waits until the server responds again.
import { isBuildCurrent, reloadForNewBuild } from './stale-build.ts';

/** Matches the messages of browsers for a module that failed to load. */
const chunkLoadErrorPattern =
  /dynamically imported module|importing a module script|module script failed|unable to preload css/i;
/** Maximum number of failures while the server responds. */
const maxFailures = 4;
const minDelayMs = 1000;
const maxDelayMs = 30_000;
/** Never resolves: the page is about to reload. */
const untilUnload = new Promise<never>(() => {});

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkLoadErrorPattern.test(error.message);
}

/**
 * Imports a chunk, and retries after a lost connection. Reloads the page when a new build has replaced the chunk, or
 * when the import keeps failing although the server responds. A page reloads only once per build; after that the
 * import rejects.
 */
export async function loadChunk<T>(importChunk: () => Promise<T>): Promise<T> {
  for (let failureCount = 1; ; ) {
    try {
      return await importChunk();
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
      const { isBuildOutdated, wasUnreachable } = await waitForServer();
      if (isBuildOutdated || failureCount === maxFailures) {
        if (!reloadForNewBuild()) throw error;
        await untilUnload;
      }
      if (wasUnreachable) continue;
      await waitBeforeRetry(minDelayMs * 2 ** failureCount);
      failureCount++;
    }
  }
}

/** Waits until the server responds. `wasUnreachable`: at least one request failed. */
export async function waitForServer(
  signal?: AbortSignal,
): Promise<{ isBuildOutdated: boolean; wasUnreachable: boolean }> {
  for (let delayMs = minDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    const isCurrent = await isBuildCurrent(signal).catch(() => null);
    signal?.throwIfAborted();
    if (isCurrent !== null) return { isBuildOutdated: !isCurrent, wasUnreachable: delayMs > minDelayMs };
    await waitBeforeRetry(delayMs);
  }
}

/** Waits for the delay, or until the browser is online again. */
function waitBeforeRetry(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs);
    window.addEventListener('online', finish);
  });
}
