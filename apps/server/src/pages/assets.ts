// The viewer's built files: named by their content, so kept for ever; compressed when they were built.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding, refuse, sendRefusal } from '../platform/http/index.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
const nameShape = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Serves `/assets/*` from a folder whose files never change under their names. */
export function serveAssets(app: FastifyInstance, assetsDir: string): void {
  const files = new Set(readdirSync(assetsDir));
  const known = new Map<string, Promise<Buffer>>();
  const read = async (file: string): Promise<Buffer | null> => {
    if (!files.has(file)) return null;
    const there = known.get(file) ?? readFile(join(assetsDir, file));
    known.set(file, there);
    there.catch(() => known.delete(file));
    return there;
  };
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (!nameShape.test(name) || !type) return sendRefusal(reply, refuse('notFound'));
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const packed = wanted === 'identity' ? null : await read(name + suffixes[wanted]);
    const bytes = packed ?? (await read(name));
    if (!bytes) return sendRefusal(reply, refuse('notFound'));
    if (packed) reply.header('content-encoding', wanted);
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      .send(bytes);
  });
}
