// Answers that are the same for every guest, kept as bytes for the moment that the contract allows. An event drops
// the answers of its realm at once. Ten callers who ask at the same time cause one answer.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, compressFrom, type Encoding } from './encoding.ts';

const megabyte = 1024 * 1024;
/** Brotli 5 costs a few milliseconds, once for all who ask in these seconds. */
const cachedLevel = 5;

export interface KeptAnswer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes in an encoding; made at the first wish. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>;
  readonly compressible: boolean;
}

export function keepAnswer(
  status: number,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): KeptAnswer {
  const made: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: bytes };
  return {
    status,
    bytes,
    headers,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    compressible: bytes.length >= compressFrom,
    encoded(encoding) {
      made[encoding] ??= compress(bytes, encoding, cachedLevel).then((result) => {
        made[encoding] = result;
        return result;
      });
      return made[encoding];
    },
  };
}

interface Entry {
  generation: number;
  until: number;
  answer: KeptAnswer;
}

export interface AnswerCache {
  get(realmId: number, key: string): KeptAnswer | undefined;
  /** Makes the answer, or waits for the one that is being made. What fails is not kept. */
  fill(realmId: number, key: string, seconds: number, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
  /** Forgets everything of a realm. */
  drop(realmId: number): void;
}

export function createAnswerCache(maxBytes = 64 * megabyte): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.bytes.length * 2 + 500,
  });
  const generations = new Map<number, number>();
  const underWay = new Map<string, Promise<KeptAnswer>>();
  const generationOf = (realmId: number) => generations.get(realmId) ?? 0;

  return {
    get(realmId, key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const fresh = entry.generation === generationOf(realmId) && entry.until > performance.now();
      return fresh ? entry.answer : undefined;
    },
    fill(realmId, key, seconds, make) {
      const generation = generationOf(realmId);
      const flight = `${generation} ${key}`;
      const started = underWay.get(flight);
      if (started) return started;
      const made = make()
        .then((answer) => {
          entries.set(key, { generation, answer, until: performance.now() + seconds * 1000 });
          return answer;
        })
        .finally(() => underWay.delete(flight));
      underWay.set(flight, made);
      return made;
    },
    drop(realmId) {
      generations.set(realmId, generationOf(realmId) + 1);
    },
  };
}
