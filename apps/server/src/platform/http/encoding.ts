// Content encodings of responses.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { createMemo, defineMemo } from '../cache/index.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const supported = ['br', 'gzip'] as const;

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

/** Bytes. Smaller responses fit one packet anyway. */
export const compressFrom = 1_400;

/** Brotli whenever the client accepts it, whatever it prefers. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  return chosenEncodings.getOrCreate(Negotiator, acceptEncoding, () => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(supported);
    return supported.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  });
}

/** `level` in brotli's terms; gzip takes its nearest. */
export async function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzip(bytes, { level: Math.min(level, 9) });
  return brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  });
}
