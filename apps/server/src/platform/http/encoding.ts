// Content encodings of responses.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { createMemo, defineMemo } from '../cache/index.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In order of preference. */
const supportedEncodings = ['br', 'gzip'] as const;

const chosenEncodings = createMemo<typeof Negotiator, Encoding>(
  defineMemo({
    name: 'content encodings',
    holds: 'the encoding for an Accept-Encoding header',
    owner: 'the process',
    maxEntries: 100,
  }),
);

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller responses fit one packet without compression. */
export const minCompressedBytes = 1_400;

/** Brotli whenever the client accepts it, regardless of the client's preferences. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  return chosenEncodings.getOrCreate(Negotiator, acceptEncoding, () => {
    const acceptedEncodings = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(
      supportedEncodings,
    );
    return supportedEncodings.find((encoding) => acceptedEncodings.includes(encoding)) ?? 'identity';
  });
}

/** Like `Buffer.from`, whose small results share buffers of 64 KB, which a cached response would keep in memory. */
export function encodeText(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** `level` is a brotli quality; gzip uses the nearest level that it has. */
export async function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return copyBytes(await gzip(bytes, { level: Math.min(level, 9) }));
  const compressedBytes = await brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: getWindowBits(bytes.length),
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  });
  return copyBytes(compressedBytes);
}

/** The result of zlib is a view of a buffer of 64 KB, which a cached response would keep in memory. */
function copyBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The smallest window that holds all bytes. The default of 4 MB takes memory, although few responses have 100 KB. */
function getWindowBits(byteCount: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants;
  const bits = Math.ceil(Math.log2(byteCount + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}
