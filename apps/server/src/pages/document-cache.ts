// Documents that are the same for every guest, kept as compressed bytes. A document is fresh for a moment; for a while
// after that it is still sent while a new one is made; a change of what it shows drops it at once.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../platform/http/index.ts';
import type { Document } from './document.ts';

const freshMs = 2_000;
const usableMs = 60_000;
/** Milliseconds in a request, tens of milliseconds behind its back. */
const firstLevel = 5;
const bestLevel = 11;

export interface KeptDocument extends Document {
  etag: string;
  /** Bytes in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Makes a document ready to be sent; compressed once an encoding, better behind the scenes when it is kept. */
export function packDocument(document: Document, kept: boolean): KeptDocument {
  const bytes = Buffer.from(document.html);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    ...document,
    etag: `W/"${createHash('sha1').update(document.html).update(document.policy).digest('base64url')}"`,
    encoded: (encoding) => {
      const there = made.get(encoding);
      if (there) return there;
      const first = compress(bytes, encoding, firstLevel);
      made.set(encoding, first);
      if (kept && encoding === 'br') {
        void first
          .then(() => compress(bytes, encoding, bestLevel))
          .then((best) => made.set(encoding, Promise.resolve(best)))
          .catch(() => {});
      }
      return first;
    },
  };
}

interface Entry {
  document: KeptDocument;
  realmId: number;
  generation: number;
  madeAt: number;
}

/** Null: the page is not to be kept (it was not found, or it failed); it is then made again for the next who asks. */
type Make = () => Promise<Document | null>;

export interface DocumentCache {
  read(realmId: number, key: string, make: Make): Promise<KeptDocument | null>;
  /** What the realm's documents show has changed. */
  drop(realmId: number): void;
  /** It may have changed a little: documents are still sent, and made again. */
  touch(realmId: number): void;
}

export function createDocumentCache(maxDocuments = 500): DocumentCache {
  const entries = new LRUCache<string, Entry>({ max: maxDocuments });
  const generations = new Map<number, number>();
  const underWay = new Map<string, Promise<KeptDocument | null>>();
  const generationOf = (realmId: number) => generations.get(realmId) ?? 0;

  const fill = (realmId: number, key: string, make: Make): Promise<KeptDocument | null> => {
    const generation = generationOf(realmId);
    const flight = `${generation} ${key}`;
    const shared = underWay.get(flight);
    if (shared) return shared;
    const making = make()
      .then((document) => {
        if (!document) {
          entries.delete(key);
          return null;
        }
        const before = entries.get(key)?.document;
        const isSame = before?.html === document.html && before.policy === document.policy;
        const kept = before && isSame ? before : packDocument(document, true);
        entries.set(key, { document: kept, realmId, generation, madeAt: performance.now() });
        return kept;
      })
      .finally(() => underWay.delete(flight));
    underWay.set(flight, making);
    return making;
  };

  return {
    async read(realmId, key, make) {
      const entry = entries.get(key);
      if (!entry || entry.generation !== generationOf(realmId)) return fill(realmId, key, make);
      const age = performance.now() - entry.madeAt;
      if (age > usableMs) return fill(realmId, key, make);
      // A failure behind the scenes shows itself to the next who has to wait.
      if (age > freshMs) fill(realmId, key, make).catch(() => {});
      return entry.document;
    },
    drop(realmId) {
      generations.set(realmId, generationOf(realmId) + 1);
    },
    touch(realmId) {
      const stale = performance.now() - freshMs - 1;
      for (const entry of entries.values()) {
        if (entry.realmId === realmId) entry.madeAt = Math.min(entry.madeAt, stale);
      }
    },
  };
}
