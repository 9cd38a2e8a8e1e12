// Follows something that depends on assets: reads it again whenever an asset has changed, and says it when it is
// no longer the same.
import { isConnectionLoss, type Listener } from '../../../platform/database/index.ts';
import { assetChannel } from '../queries/asset.queries.ts';

/** Changes come in bursts; nobody reads faster than this. */
const everyMs = 300;
/** Undefined when the database is away for a moment: what is followed goes on when it is back. */
async function patiently<T>(read: () => Promise<T>): Promise<{ value: T } | undefined> {
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
  concerns?: (asset: string) => boolean;
  /** A change that was not heard of shows up after this. */
  atLeastEveryMs: number;
}

/** Ends after a value that `isLast`, when `read` gives undefined, or when the signal is aborted. */
export async function* followAssets<T>(
  listener: Listener,
  signal: AbortSignal,
  { read, isLast, concerns, atLeastEveryMs }: FollowOptions<T>,
): AsyncGenerator<T> {
  let changed = false;
  let wake = () => {};
  const hear = (asset?: string) => {
    if (asset !== undefined && concerns?.(asset) === false) return;
    changed = true;
    wake();
  };
  const offs = [listener.on(assetChannel, hear), listener.onResume(() => hear())];
  const pause = (ms: number, untilChanged: boolean) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        wake = () => {};
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      if (untilChanged) wake = done;
      if (signal.aborted || (untilChanged && changed)) done();
    });
  try {
    let said: string | undefined;
    while (!signal.aborted) {
      changed = false;
      const params = await patiently(read);
      if (!params) {
        await pause(everyMs, false);
        continue;
      }
      const { value } = params;
      if (value === undefined) return;
      const text = JSON.stringify(value);
      if (text !== said) yield value;
      said = text;
      if (isLast(value)) return;
      await pause(everyMs, false);
      await pause(atLeastEveryMs, true);
    }
  } finally {
    for (const off of offs) off();
  }
}
