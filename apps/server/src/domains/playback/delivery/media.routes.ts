// GET /media/{package}/…: manifests, segments, subtitles and storyboards. Media of a title that is not public
// needs a token.
import { totalmem } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { getMediaType, type HttpEntity, sendBytes } from '../../../platform/delivery/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { chooseEncoding, sendRefusal } from '../../../platform/http/index.ts';
import { type Admission, createBoundedQueue } from '../../../platform/overload/index.ts';
import { NotStoredError, type Storage } from '../../../platform/storage/index.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import type { PlaybackTokens } from '../tokens.ts';
import { createManifestCache } from './manifest-cache.ts';
import type { MediaAccess } from './media-access.ts';
import { parseMediaPath } from './media-path.ts';
import type { CachedPackage, PackageCache, PublicUntil } from './package-cache.ts';

/** True when the host belongs to a realm other than the package's. */
type IsOtherRealmHost = (realmId: number, host: string) => boolean;

export interface MediaRouteOptions {
  packages: PackageCache;
  tokens: PlaybackTokens;
  endedSessions: EndedSessions;
  access: MediaAccess;
  storage: Storage;
  clock: Clock;
  isOtherRealmHost: IsOtherRealmHost;
  admission: Admission;
}

const mediaFileCacheDefinition = defineCache<Buffer>({
  name: 'media files',
  holds: 'a segment, subtitle or seek-bar image (an eighth of the memory of a machine with less than 2 GiB)',
  maxBytes: 256 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

/** Files are read whole, so this also bounds the memory of reading them. */
const fileReadLimits = { concurrency: 16, maxPending: 1_024, maxWaitMs: 5_000 };

const yearSeconds = 31_536_000;
const crossOriginHeaders = [
  'Access-Control-Allow-Origin',
  '*',
  'Cross-Origin-Resource-Policy',
  'cross-origin',
];
const manifestHeaders = [...crossOriginHeaders, 'Vary', 'Accept-Encoding'];

/** Caches may store public media for a year, but only until the availability window ends. */
function getCacheControl(publicUntil: PublicUntil, now: Temporal.Instant): string {
  if (publicUntil === 0) return 'private, max-age=300';
  const seconds = (publicUntil - now.epochMilliseconds) / 1000;
  if (seconds > yearSeconds) return `public, max-age=${yearSeconds}, immutable`;
  return `public, max-age=${Math.floor(seconds)}`;
}

/** Returns a refusal unless the token is valid for the package and its session may still play it. */
async function checkToken(
  { tokens, endedSessions, access, clock }: MediaRouteOptions,
  cachedPackage: CachedPackage,
  token: string | undefined,
): Promise<Refusal | undefined> {
  const tokenCheck = await tokens.check(token, cachedPackage.audience, clock.now());
  if (tokenCheck.kind === 'wrongAudience') return refuse('forbidden');
  if (tokenCheck.kind === 'invalid') return refuse('unauthorised');
  const { sessionId } = tokenCheck.claims;
  if (endedSessions.has(sessionId)) return refuse('unauthorised');
  return (await access.isGranted(cachedPackage, sessionId)) ? undefined : refuse('forbidden');
}

export function registerMediaRoutes(app: FastifyInstance, options: MediaRouteOptions): void {
  const { packages, storage, clock, isOtherRealmHost, admission } = options;
  const fileReads = createBoundedQueue(fileReadLimits);
  const fileCache = createCache(mediaFileCacheDefinition, {
    maxBytes: Math.min(mediaFileCacheDefinition.maxBytes, totalmem() / 8),
  });
  const manifestCache = createManifestCache();

  async function readManifestEntity(
    request: FastifyRequest,
    cachedPackage: CachedPackage,
    name: string,
    token: string | undefined,
  ): Promise<Omit<HttpEntity, 'cacheControl'> | undefined> {
    const manifest = manifestCache.getOrCreate(cachedPackage.publicId, cachedPackage.index, name, token);
    if (!manifest) return undefined;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return {
      bytes: await manifest.encode(encoding),
      contentType: getMediaType(name),
      etag: `"${manifest.hash}-${encoding}"`,
      extraHeaders: manifestHeaders,
      ...(encoding !== 'identity' && { contentEncoding: encoding }),
    };
  }

  async function readFileEntity(
    cachedPackage: CachedPackage,
    name: string,
  ): Promise<Omit<HttpEntity, 'cacheControl'> | undefined> {
    if (!cachedPackage.files.has(name)) return undefined;
    const key = `${cachedPackage.prefix}/${name}`;
    const folder = name.slice(0, name.indexOf('/'));
    const type = getMediaType(name);
    return {
      bytes: fileCache.get(key) ?? (await fileCache.fetch(key, () => fileReads.run(() => storage.read(key)))),
      contentType: cachedPackage.audioFolders.has(folder) ? type.replace('video/', 'audio/') : type,
      // The folder name contains a hash of its content.
      etag: `"${name.replace('/', '-')}"`,
      extraHeaders: crossOriginHeaders,
    };
  }

  async function serveMedia(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const path = parseMediaPath(request.raw.url ?? '');
    const cachedPackage = path && (await packages.find(path.packageId));
    if (!path || !cachedPackage || isOtherRealmHost(cachedPackage.realmId, request.host))
      return sendRefusal(reply, refuse('notFound'));

    const now = clock.now();
    const publicUntil = await packages.getPublicUntil(cachedPackage, now);
    const refusal = publicUntil === 0 ? await checkToken(options, cachedPackage, path.token) : undefined;
    if (refusal) return sendRefusal(reply, refusal);

    const isFile = path.name.includes('/');
    const entity = isFile
      ? await readFileEntity(cachedPackage, path.name)
      : await readManifestEntity(
          request,
          cachedPackage,
          path.name,
          publicUntil === 0 ? path.token : undefined,
        );
    if (!entity) return sendRefusal(reply, refuse('notFound'));
    sendBytes(request, reply, { ...entity, cacheControl: getCacheControl(publicUntil, now) });
    return undefined;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      try {
        admission.check('watching');
        return await serveMedia(request, reply);
      } catch (error) {
        // The file was deleted after its package was found.
        if (error instanceof NotStoredError) return sendRefusal(reply, refuse('notFound'));
        throw error;
      }
    },
  });
}
