// Serves the viewer's built files. Their names contain a content hash, so they are cached for ever; the build
// compresses them.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCache, defineCache } from '../platform/cache/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { chooseEncoding, type Encoding, sendRefusal } from '../platform/http/index.ts';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
const fileNamePattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

const viewerAssetCacheDefinition = defineCache<Buffer>({
  name: 'viewer assets',
  holds: 'a built script, style or font of the viewer in one encoding',
  maxBytes: 32 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

/** Serves `/assets/*` from a folder whose files never change. */
export function serveAssets(app: FastifyInstance, assetsDir: string): void {
  const files = new Set(readdirSync(assetsDir));
  const cache = createCache(viewerAssetCacheDefinition);
  const readAsset = async (file: string): Promise<Buffer | null> =>
    files.has(file) ? cache.fetch(file, () => readFile(join(assetsDir, file))) : null;
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = contentTypes[name.slice(name.lastIndexOf('.') + 1)];
    if (!fileNamePattern.test(name) || !type) return sendRefusal(reply, refuse('notFound'));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const compressedBytes = encoding === 'identity' ? null : await readAsset(name + suffixes[encoding]);
    const bytes = compressedBytes ?? (await readAsset(name));
    if (!bytes) return sendRefusal(reply, refuse('notFound'));
    if (compressedBytes) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      .send(bytes);
  });
}
