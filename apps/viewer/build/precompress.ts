// Compresses the built scripts, styles and SVG images at the highest level, so that the server never compresses
// one during a request.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const assetsDir = fileURLToPath(new URL('../dist/client/assets/', import.meta.url));
const compressiblePattern = /\.(js|css|svg)$/;

const fileNames = (await readdir(assetsDir)).filter((name) => compressiblePattern.test(name));
await Promise.all(
  fileNames.map(async (name) => {
    const bytes = await readFile(join(assetsDir, name));
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 22,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
    await Promise.all([
      writeFile(join(assetsDir, `${name}.br`), br),
      writeFile(join(assetsDir, `${name}.gz`), gz),
    ]);
  }),
);
