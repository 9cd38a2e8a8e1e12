// Open event streams. Many viewers may share one address, so an address may hold many streams, but not all of
// them.
import { addressKey } from './attempt-limit.ts';

export interface OpenStreams {
  /** Null when the limit is reached. The stream counts until the controller is aborted. */
  open(address: string): AbortController | null;
  closeAll(): void;
}

export function createOpenStreams({ most = 8_000, mostOfAddress = 500 } = {}): OpenStreams {
  const streams = new Set<AbortController>();
  const ofAddress = new Map<string, number>();
  return {
    open(address) {
      const key = addressKey(address);
      const count = ofAddress.get(key) ?? 0;
      if (streams.size >= most || count >= mostOfAddress) return null;
      const stream = new AbortController();
      streams.add(stream);
      ofAddress.set(key, count + 1);
      stream.signal.addEventListener('abort', () => {
        streams.delete(stream);
        const left = (ofAddress.get(key) ?? 1) - 1;
        if (left > 0) ofAddress.set(key, left);
        else ofAddress.delete(key);
      });
      return stream;
    },
    closeAll() {
      for (const stream of streams) stream.abort();
    },
  };
}
