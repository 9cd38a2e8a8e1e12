// Hot objects kept in memory, up to a number of bytes. Many requests for one object that is not there yet
// cause one read.
import { LRUCache } from 'lru-cache';

export interface ByteCache {
  /** What is in memory now. */
  peek(key: string): Buffer | undefined;
  /** From memory, else by `load`. Rejects as `load` does; a failure is not remembered. */
  read(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
}

export function createByteCache({ maxBytes }: { maxBytes: number }): ByteCache {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: (bytes, key) => bytes.length + key.length + 200,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  function read(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const there = kept.get(key);
    if (there) return Promise.resolve(there);
    const shared = underWay.get(key);
    if (shared) return shared;
    const reading = load()
      .then((bytes) => {
        kept.set(key, bytes);
        return bytes;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  return { peek: (key) => kept.get(key), read };
}
