// Reads a value again whenever an asset changes, and yields it when it is different.
import { isConnectionLoss, isDatabaseFull, type Listener } from '../../../platform/database/index.ts';
import { assetChannel } from '../queries/asset.queries.ts';

/** Changes come in bursts, so reads have this minimum interval. */
const minIntervalMs = 300;

/** Returns undefined while the database does not respond: the connection is lost, or its disk is too full for a new one. */
async function readIfAvailable<T>(read: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await read() };
  } catch (error) {
    if (isConnectionLoss(error) || isDatabaseFull(error)) return undefined;
    throw error;
  }
}

export interface FollowOptions<T> {
  read: () => Promise<T | undefined>;
  isLast: (value: T) => boolean;
  /** Whether a change of the asset with this public id affects the value. Default: always. */
  isRelevant?: (assetId: string) => boolean;
  /** Maximum time between two reads, in case a notification is missed. */
  maxIntervalMs: number;
}

/** Ends after a value for which `isLast` returns true, when `read` returns undefined, or when the signal aborts. */
export async function* followAssets<T>(
  listener: Listener,
  signal: AbortSignal,
  { read, isLast, isRelevant, maxIntervalMs }: FollowOptions<T>,
): AsyncGenerator<T> {
  let hasChanged = false;
  let wake = () => {};
  const onChange = (assetId?: string) => {
    if (assetId !== undefined && isRelevant?.(assetId) === false) return;
    hasChanged = true;
    wake();
  };
  const unsubscribers = [listener.on(assetChannel, onChange), listener.onResume(() => onChange())];
  const wait = (ms: number, shouldWakeOnChange: boolean) =>
    new Promise<void>((resolve) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stopWaiting);
        wake = () => {};
        resolve();
      };
      const timer = setTimeout(stopWaiting, ms);
      signal.addEventListener('abort', stopWaiting);
      if (shouldWakeOnChange) wake = stopWaiting;
      if (signal.aborted || (shouldWakeOnChange && hasChanged)) stopWaiting();
    });
  try {
    let lastSent: string | undefined;
    while (!signal.aborted) {
      hasChanged = false;
      const result = await readIfAvailable(read);
      if (!result) {
        await wait(minIntervalMs, false);
        continue;
      }
      const { value } = result;
      if (value === undefined) return;
      const text = JSON.stringify(value);
      if (text !== lastSent) yield value;
      lastSent = text;
      if (isLast(value)) return;
      await wait(minIntervalMs, false);
      await wait(maxIntervalMs, true);
    }
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
}
