// GET /images/{artwork}/{width} returns the best format that the client accepts, /{width}.{format} a fixed
// one. Responses are cached indefinitely, because new artwork gets a new id.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { getMediaType, type HttpEntity, sendBytes } from '../../../platform/delivery/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { sendRefusal } from '../../../platform/http/index.ts';
import { NotStoredError } from '../../../platform/storage/index.ts';
import type { MediaServices } from '../media-services.ts';
import { type BestImage, createImageVariants, type ImageVariants } from './image-variants.ts';
import { findMaster, type RealmMaster } from './images.queries.ts';
import { type ImageFormat, InvalidMasterError } from './render-image.ts';

const imagePath = /^\/images\/([a-z0-9]{1,40})\/([1-9]\d{1,4})(?:\.(webp|avif|jpg))?(?:\?.*)?$/;
const immutableCacheControl = 'public, max-age=31536000, immutable';
const shortCacheControl = 'public, max-age=60';
const crossOriginHeaders = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** Lists the formats that the client accepts, smallest first. Without an Accept header, only JPEG. */
function listAcceptedFormats(accept = ''): ImageFormat[] {
  const isAccepted = (type: string) => new RegExp(`${type}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept);
  return [
    ...(isAccepted('image/avif') ? (['avif'] as const) : []),
    ...(isAccepted('image/webp') ? (['webp'] as const) : []),
    'jpg',
  ];
}

/** Treats a missing or invalid master as an unknown image. A client that has left gets no image either. */
async function ignoreMissingMaster(
  pendingImage: Promise<BestImage>,
  signal: AbortSignal,
): Promise<BestImage | undefined> {
  try {
    return await pendingImage;
  } catch (error) {
    if (signal.aborted || error instanceof InvalidMasterError || error instanceof NotStoredError)
      return undefined;
    throw error;
  }
}

/** Returns a signal that is aborted when the client has disconnected or has received the response. */
function createClosedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

export interface ImageOptions {
  variants?: ImageVariants | undefined;
  /** Whether a host belongs to another realm than the image. */
  isOtherRealmHost?: (realmId: number, host: string) => boolean;
}

const masterCacheDefinition = defineCache<RealmMaster>({
  name: 'image masters',
  holds: 'the realm, size and storage key of an image, by its public id',
  maxBytes: 8 * 2 ** 20,
  entryBytes: 200,
});

export function registerImages(
  app: FastifyInstance,
  { db, storage }: Pick<MediaServices, 'db' | 'storage'>,
  { variants = createImageVariants(storage), isOtherRealmHost = () => false }: ImageOptions = {},
): void {
  const masterCache = createCache(masterCacheDefinition);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/images/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const match = imagePath.exec(request.raw.url ?? '');
      if (!match) return sendRefusal(reply, refuse('notFound'));
      const [, publicId = '', width = '', extension] = match;
      // Created before the first await, because the client may disconnect during it.
      const signal = createClosedSignal(reply);
      const storedMaster = await masterCache.fetch(publicId, () => findMaster(db, publicId));
      const master =
        storedMaster && !isOtherRealmHost(storedMaster.realmId, request.host) ? storedMaster : undefined;
      const formats = extension ? [extension as ImageFormat] : listAcceptedFormats(request.headers.accept);
      const pendingImage =
        master &&
        (extension
          ? variants
              .read(master, Number(width), extension as ImageFormat, signal)
              ?.then((bytes) => ({ format: extension as ImageFormat, bytes, isTemporary: false }))
          : variants.readBest(master, Number(width), formats, signal));
      const image = pendingImage && (await ignoreMissingMaster(pendingImage, signal));
      if (!image) return sendRefusal(reply, refuse('notFound'));
      const entity: HttpEntity = {
        bytes: image.bytes,
        contentType: getMediaType(`x.${image.format}`),
        etag: `"${publicId}-${width}-${image.format}"`,
        cacheControl: image.isTemporary ? shortCacheControl : immutableCacheControl,
        extraHeaders: extension ? crossOriginHeaders : [...crossOriginHeaders, 'Vary', 'Accept'],
      };
      sendBytes(request, reply, entity);
    },
  });
}
