// Caches documents that are the same for every guest, with their compressed bytes.
import { createHash } from 'node:crypto';
import { type Cache, type CacheServices, createCache, defineCache } from '../../platform/cache/index.ts';
import { compress, type Encoding, encodeText } from '../../platform/http/index.ts';
import { createBoundedQueue } from '../../platform/overload/index.ts';
import { publicContentEvents } from '../public-content-events.ts';
import type { Document } from '../render-document.ts';
import type { RenderedPage } from '../render-page.ts';

/** Compression takes milliseconds, while the client waits. */
const fastCompressionLevel = 5;
/** Compression takes tens of milliseconds, after the response is sent. */
const bestCompressionLevel = 11;
/**
 * One document at a time, so that other work, such as resizing images, gets threads of the pool too. Each waiting document
 * stays in memory.
 */
const recompressionLimits = { concurrency: 1, maxPending: 16 };

const documentCacheDefinition = defineCache<ResponseDocument>({
  name: 'documents',
  holds:
    'the HTML document of a page for guests, by realm, language, country and the parts of the URL that it reads',
  maxBytes: 96 * 2 ** 20,
  entryBytes: ({ bytes }) => bytes.length,
  // Events refresh nearly everything; the rest, such as the rating of a title, may be as old as this.
  ttlMs: 60_000,
  staleMs: 240_000,
  invalidatedBy: [...publicContentEvents, 'ContentAvailabilityChanged'],
  // Encoding progress, live events and guides change often, but they change little of a page.
  refreshedBy: ['MediaChanged', 'LiveEventStarted', 'LiveEventEnded', 'GuideChanged', 'AccountDeleted'],
});

const missingPageCacheDefinition = defineCache<true>({
  name: 'missing pages',
  holds: 'the fact that the content of a page does not exist, by the key of its document',
  maxBytes: 2 ** 20,
  entryBytes: 20,
  ttlMs: 30_000,
  invalidatedBy: [...publicContentEvents, 'ContentAvailabilityChanged'],
});

const compressedDocumentCacheDefinition = defineCache<CompressedDocument>({
  name: 'compressed documents',
  holds: 'a document in one encoding, by the hash of its content',
  maxBytes: 32 * 2 ** 20,
  entryBytes: ({ bytes }) => bytes.length,
});

export interface ResponseDocument extends Omit<Document, 'html'> {
  status: number;
  bytes: Buffer;
  etag: string;
}

interface CompressedDocument {
  bytes: Buffer;
  /** The document needs no further compression, or a recompression has started. */
  isFinal: boolean;
}

export function toResponseDocument({
  status,
  document: { html, ...document },
}: RenderedPage): ResponseDocument {
  const hash = createHash('sha1').update(html).update(document.policy).digest('base64url');
  return { ...document, status, bytes: encodeText(html), etag: `W/"${hash}"` };
}

export interface DocumentCache {
  documents: Cache<ResponseDocument>;
  missingPages: Cache<true>;
  /** Compresses a document that requests share: fast at first; Brotli at the best level after the second request. */
  compressSharedDocument(document: ResponseDocument, encoding: Encoding): Promise<Buffer>;
}

/** Compresses a document for one viewer. */
export function compressForViewer({ bytes }: ResponseDocument, encoding: Encoding): Promise<Buffer> {
  return compress(bytes, encoding, fastCompressionLevel);
}

export function createDocumentCache(services: Pick<CacheServices, 'events'>): DocumentCache {
  const compressedCache = createCache(compressedDocumentCacheDefinition);
  const recompressions = createBoundedQueue(recompressionLimits);

  /** Compresses a document at the best level. When too many documents wait, a later request of this one tries again. */
  function recompress(
    key: string,
    { bytes }: ResponseDocument,
    compressedDocument: CompressedDocument,
  ): void {
    compressedCache.set(key, { ...compressedDocument, isFinal: true });
    recompressions
      .run(() => compress(bytes, 'br', bestCompressionLevel))
      .then((compressedBytes) => compressedCache.set(key, { bytes: compressedBytes, isFinal: true }))
      .catch(() => compressedCache.set(key, compressedDocument));
  }

  return {
    documents: createCache(documentCacheDefinition, services),
    missingPages: createCache(missingPageCacheDefinition, services),
    async compressSharedDocument(document, encoding) {
      const key = `${document.etag} ${encoding}`;
      const compressedDocument = compressedCache.get(key);
      if (compressedDocument && !compressedDocument.isFinal) recompress(key, document, compressedDocument);
      const { bytes } = await compressedCache.fetch(key, async () => ({
        bytes: await compress(document.bytes, encoding, fastCompressionLevel),
        isFinal: encoding !== 'br',
      }));
      return bytes;
    },
  };
}
