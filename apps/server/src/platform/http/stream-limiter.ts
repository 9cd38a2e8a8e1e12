// Limits open event streams. Many viewers may share one address, so an address may have many streams, but not
// all of them.
import { getNetworkKey } from '../rate-limits/index.ts';

export interface StreamLimiter {
  /** Null when a limit is reached. The stream counts until its controller is aborted. */
  open(address: string): AbortController | null;
  closeAll(): void;
}

export function createStreamLimiter({ max = 8_000, maxPerAddress = 500 } = {}): StreamLimiter {
  const streams = new Set<AbortController>();
  const countByAddress = new Map<string, number>();
  return {
    open(address) {
      const key = getNetworkKey(address);
      const count = countByAddress.get(key) ?? 0;
      if (streams.size >= max || count >= maxPerAddress) return null;
      const stream = new AbortController();
      streams.add(stream);
      countByAddress.set(key, count + 1);
      stream.signal.addEventListener('abort', () => {
        streams.delete(stream);
        const remainingCount = (countByAddress.get(key) ?? 1) - 1;
        if (remainingCount > 0) countByAddress.set(key, remainingCount);
        else countByAddress.delete(key);
      });
      return stream;
    },
    closeAll() {
      for (const stream of streams) stream.abort();
    },
  };
}
