// Compresses every built file once at the highest level, so that no request waits for it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const dir = new URL('../dist/client/assets/', import.meta.url).pathname;
const packable = /\.(js|css|svg)$/;

const names = (await readdir(dir)).filter((name) => packable.test(name));
await Promise.all(
  names.map(async (name) => {
    const bytes = await readFile(join(dir, name));
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 22,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
    await Promise.all([writeFile(join(dir, `${name}.br`), br), writeFile(join(dir, `${name}.gz`), gz)]);
  }),
);
