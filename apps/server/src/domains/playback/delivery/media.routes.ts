// GET /media/{package}/…: manifests, segments, subtitles and storyboards. Media of a title that is not public
// needs a token.
import { totalmem } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Entity, mediaTypeOf, sendBytes } from '../../../platform/delivery/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { chooseEncoding, sendRefusal } from '../../../platform/http/index.ts';
import { NotStoredError, type Storage } from '../../../platform/storage/index.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import type { Tokens } from '../tokens.ts';
import { createManifests } from './manifests.ts';
import { readMediaPath } from './media-path.ts';
import type { CachedPackage, OpenUntil, PackageCache } from './package-cache.ts';

/** Whether a host is that of another realm than the package's. */
export type IsElsewhere = (realmId: number, host: string) => boolean;

export interface MediaDelivery {
  packages: PackageCache;
  tokens: Tokens;
  ended: EndedSessions;
  storage: Storage;
  clock: Clock;
  isElsewhere: IsElsewhere;
}

const mediaFiles = defineCache<Buffer>({
  name: 'media files',
  holds: 'a segment, subtitle or seek-bar image (an eighth of the memory of a machine with less than 2 GiB)',
  maxBytes: 256 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

const yearSeconds = 31_536_000;
const fields = ['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin'];
const manifestFields = [...fields, 'Vary', 'Accept-Encoding'];

/** A cache may keep open media for ever, but not past the end of its window. */
function cacheControl(openUntil: OpenUntil, now: Temporal.Instant): string {
  if (openUntil === 0) return 'private, max-age=300';
  const seconds = (openUntil - now.epochMilliseconds) / 1000;
  if (seconds > yearSeconds) return `public, max-age=${yearSeconds}, immutable`;
  return `public, max-age=${Math.floor(seconds)}`;
}

export function registerMediaRoutes(app: FastifyInstance, delivery: MediaDelivery): void {
  const { packages, tokens, ended, storage, clock, isElsewhere } = delivery;
  const files = createCache(mediaFiles, { maxBytes: Math.min(mediaFiles.maxBytes, totalmem() / 8) });
  const manifests = createManifests();

  async function manifestEntity(
    request: FastifyRequest,
    cached: CachedPackage,
    name: string,
    token: string | undefined,
  ): Promise<Omit<Entity, 'cacheControl'> | undefined> {
    const manifest = manifests.read(cached.publicId, cached.index, name, token);
    if (!manifest) return undefined;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return {
      bytes: await manifest.bytes(encoding),
      contentType: mediaTypeOf(name),
      etag: `"${manifest.tag}-${encoding}"`,
      fields: manifestFields,
      ...(encoding !== 'identity' && { contentEncoding: encoding }),
    };
  }

  async function fileEntity(
    cached: CachedPackage,
    name: string,
  ): Promise<Omit<Entity, 'cacheControl'> | undefined> {
    if (!cached.files.has(name)) return undefined;
    const key = `${cached.prefix}/${name}`;
    const folder = name.slice(0, name.indexOf('/'));
    const type = mediaTypeOf(name);
    return {
      bytes: files.get(key) ?? (await files.fetch(key, () => storage.read(key))),
      contentType: cached.audioFolders.has(folder) ? type.replace('video/', 'audio/') : type,
      // The folder is named by its content.
      etag: `"${name.replace('/', '-')}"`,
      fields,
    };
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const path = readMediaPath(request.raw.url ?? '');
    const cached = path && (await packages.find(path.packageId));
    if (!path || !cached || isElsewhere(cached.realmId, request.host))
      return sendRefusal(reply, refuse('notFound'));

    const now = clock.now();
    const openUntil = await packages.openUntil(cached, now);
    if (openUntil === 0) {
      const verdict = await tokens.check(path.token, cached.audience, now);
      if (verdict.kind === 'foreign') return sendRefusal(reply, refuse('forbidden'));
      if (verdict.kind === 'missing' || ended.has(verdict.claims.session)) {
        return sendRefusal(reply, refuse('unauthorised'));
      }
    }

    const isFile = path.name.includes('/');
    const entity = isFile
      ? await fileEntity(cached, path.name)
      : await manifestEntity(request, cached, path.name, openUntil === 0 ? path.token : undefined);
    if (!entity) return sendRefusal(reply, refuse('notFound'));
    reply.hijack();
    sendBytes(request.raw, reply.raw, { ...entity, cacheControl: cacheControl(openUntil, now) });
    return undefined;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      try {
        return await serve(request, reply);
      } catch (error) {
        // Removed between the look at the list and the read.
        if (error instanceof NotStoredError) return sendRefusal(reply, refuse('notFound'));
        throw error;
      }
    },
  });
}
