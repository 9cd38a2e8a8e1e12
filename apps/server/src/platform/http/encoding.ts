// How the bytes of an answer travel: brotli before gzip, as far as the caller takes them.
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller answers fit one packet anyway. */
export const compressFrom = 1_400;

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at < 0) return false;
  const weight = /^\s*;\s*q=([\d.]+)/.exec(header.slice(at + encoding.length));
  return weight === null || Number(weight[1]) > 0;
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
