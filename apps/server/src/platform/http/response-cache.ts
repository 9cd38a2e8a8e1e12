// Serialised responses that are the same for every guest.
import { createHash } from 'node:crypto';
import type { Cache } from '../cache/index.ts';
import { compress, type Encoding, minCompressedBytes } from './encoding.ts';

/** Brotli level 5 takes a few milliseconds, once for all requests that share the response. */
const cachedCompressionLevel = 5;

export interface CachedResponse {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes in an encoding. The first request that accepts it compresses them. */
  encodeResponse(encoding: Encoding): Buffer | Promise<Buffer>;
  readonly isCompressible: boolean;
}

export type ResponseCache = Cache<CachedResponse>;

export function createCachedResponse(
  status: number,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const bytesByEncoding: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: bytes };
  return {
    status,
    bytes,
    headers,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    isCompressible: bytes.length >= minCompressedBytes,
    encodeResponse(encoding) {
      bytesByEncoding[encoding] ??= compress(bytes, encoding, cachedCompressionLevel).then((result) => {
        bytesByEncoding[encoding] = result;
        return result;
      });
      return bytesByEncoding[encoding];
    },
  };
}
