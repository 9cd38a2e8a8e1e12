// Follows something that depends on assets: reads it again whenever an asset has changed, and says it when it is
// no longer the same.
import { isConnectionLoss, type Listener } from '../../../platform/database/index.ts';
import { assetChannel } from '../queries/asset.queries.ts';

/** Changes come in bursts; nobody reads faster than this. */
const minIntervalMs = 300;
/** Undefined when the database is away for a moment: what is followed goes on when it is back. */
async function readUnlessDisconnected<T>(read: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await read() };
  } catch (error) {
    if (isConnectionLoss(error)) return undefined;
    throw error;
  }
}

export interface FollowOptions<T> {
  read: () => Promise<T | undefined>;
  isLast: (value: T) => boolean;
  /** Whether a change of this asset, by its public id, is worth another look. Any is, without this. */
  isRelevant?: (asset: string) => boolean;
  /** A change that was not heard of shows up after this. */
  maxIntervalMs: number;
}

/** Ends after a value that `isLast`, when `read` gives undefined, or when the signal is aborted. */
export async function* followAssets<T>(
  listener: Listener,
  signal: AbortSignal,
  { read, isLast, isRelevant, maxIntervalMs }: FollowOptions<T>,
): AsyncGenerator<T> {
  let changed = false;
  let wake = () => {};
  const onChange = (asset?: string) => {
    if (asset !== undefined && isRelevant?.(asset) === false) return;
    changed = true;
    wake();
  };
  const unsubscribers = [listener.on(assetChannel, onChange), listener.onResume(() => onChange())];
  const pause = (ms: number, wakeOnChange: boolean) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        wake = () => {};
        resolve();
      };
      const timer = setTimeout(finish, ms);
      signal.addEventListener('abort', finish);
      if (wakeOnChange) wake = finish;
      if (signal.aborted || (wakeOnChange && changed)) finish();
    });
  try {
    let lastSent: string | undefined;
    while (!signal.aborted) {
      changed = false;
      const result = await readUnlessDisconnected(read);
      if (!result) {
        await pause(minIntervalMs, false);
        continue;
      }
      const { value } = result;
      if (value === undefined) return;
      const text = JSON.stringify(value);
      if (text !== lastSent) yield value;
      lastSent = text;
      if (isLast(value)) return;
      await pause(minIntervalMs, false);
      await pause(maxIntervalMs, true);
    }
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
}
