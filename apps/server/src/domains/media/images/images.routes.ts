// GET /images/{artwork}/{width} in the best form that the caller takes, or /{width}.{format}: names made by the server,
// looked up in its own table, kept for ever.
import type { FastifyInstance } from 'fastify';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { type Entity, mediaTypeOf, sendBytes } from '../../../platform/delivery/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { sendRefusal } from '../../../platform/http/index.ts';
import { NotStoredError } from '../../../platform/storage/index.ts';
import type { MediaServices } from '../media-services.ts';
import {
  type BestImage,
  BrokenMaster,
  createImageVariants,
  type ImageFormat,
  type ImageVariants,
} from './image-variants.ts';
import { findMaster, type RealmMaster } from './images.queries.ts';

const shape = /^\/images\/([a-z0-9]{1,40})\/([1-9]\d{1,4})(?:\.(webp|avif|jpg))?(?:\?.*)?$/;
const forEver = 'public, max-age=31536000, immutable';
const forAMoment = 'public, max-age=60';
const fields = ['Cross-Origin-Resource-Policy', 'cross-origin', 'X-Content-Type-Options', 'nosniff'];

/** What somebody takes, smallest first. Programs that say nothing of pictures take JPEG. */
function formatsFor(accept = ''): ImageFormat[] {
  const takes = (type: string) => new RegExp(`${type}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept);
  return [
    ...(takes('image/avif') ? (['avif'] as const) : []),
    ...(takes('image/webp') ? (['webp'] as const) : []),
    'jpg',
  ];
}

/** A master that is gone or broken is no picture, as one that never was. */
async function orNothing(reading: Promise<BestImage>): Promise<BestImage | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BrokenMaster || error instanceof NotStoredError) return undefined;
    throw error;
  }
}

export interface ImageOptions {
  variants?: ImageVariants | undefined;
  /** Whether a host is that of another realm than the picture's. */
  isElsewhere?: (realmId: number, host: string) => boolean;
}

const imageMasters = defineCache<RealmMaster>({
  name: 'image masters',
  holds: 'the realm, size and storage key of an image, by its public id',
  maxBytes: 8 * 2 ** 20,
  entryBytes: 200,
});

export function registerImages(
  app: FastifyInstance,
  { db, storage }: Pick<MediaServices, 'db' | 'storage'>,
  { variants = createImageVariants(storage), isElsewhere = () => false }: ImageOptions = {},
): void {
  const masters = createCache(imageMasters);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/images/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const match = shape.exec(request.raw.url ?? '');
      if (!match) return sendRefusal(reply, refuse('notFound'));
      const [, publicId = '', width = '', named] = match;
      const found = await masters.fetch(publicId, () => findMaster(db, publicId));
      const master = found && !isElsewhere(found.realmId, request.host) ? found : undefined;
      const formats = named ? [named as ImageFormat] : formatsFor(request.headers.accept);
      const reading =
        master &&
        (named
          ? variants
              .read(master, Number(width), named as ImageFormat)
              ?.then((bytes) => ({ format: named as ImageFormat, bytes, isStandIn: false }))
          : variants.readBest(master, Number(width), formats));
      const picture = reading && (await orNothing(reading));
      if (!picture) return sendRefusal(reply, refuse('notFound'));
      const entity: Entity = {
        bytes: picture.bytes,
        contentType: mediaTypeOf(`x.${picture.format}`),
        etag: `"${publicId}-${width}-${picture.format}"`,
        cacheControl: picture.isStandIn ? forAMoment : forEver,
        fields: named ? fields : [...fields, 'Vary', 'Accept'],
      };
      reply.hijack();
      sendBytes(request.raw, reply.raw, entity);
    },
  });
}
