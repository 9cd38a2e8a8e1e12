// Documents that are the same for every guest, kept as compressed bytes. A document is fresh for a moment; for a while
// after that it is still sent while a new one is made; a change of what it shows drops it at once.
import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../platform/http/index.ts';
import { keepValues } from '../platform/memory/index.ts';
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

/** One at a time: who is watching needs the threads too. */
let bestUnderWay: Promise<unknown> = Promise.resolve();

/** Makes a document ready to be sent; compressed once an encoding, better once somebody asks for it again. */
export function packDocument(document: Document, kept: boolean): KeptDocument {
  const bytes = Buffer.from(document.html);
  const made = new Map<Encoding, Promise<Buffer>>();
  let isBest = false;
  const makeBest = () => {
    isBest = true;
    bestUnderWay = bestUnderWay
      .then(() => compress(bytes, 'br', bestLevel))
      .then((best) => made.set('br', Promise.resolve(best)))
      .catch(() => {});
  };
  return {
    ...document,
    etag: `W/"${createHash('sha1').update(document.html).update(document.policy).digest('base64url')}"`,
    encoded: (encoding) => {
      const there = made.get(encoding);
      if (there) {
        if (kept && encoding === 'br' && !isBest) makeBest();
        return there;
      }
      const first = compress(bytes, encoding, firstLevel);
      made.set(encoding, first);
      return first;
    },
  };
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
  const kept = keepValues<KeptDocument>({ max: maxDocuments, freshMs, usableMs });
  return {
    ...kept,
    read: (realmId, key, make) =>
      kept.read(realmId, key, async (before) => {
        const document = await make();
        if (!document) return null;
        const isSame = before?.html === document.html && before.policy === document.policy;
        return isSame ? before : packDocument(document, true);
      }),
  };
}
