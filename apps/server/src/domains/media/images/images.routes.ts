// GET /images/{artwork}/{width}.{format}: names made by the server, looked up in its own table, kept for ever.
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Entity, mediaTypeOf, sendBytes } from '../../../platform/delivery/index.ts';
import { refuse, sendRefusal } from '../../../platform/http/index.ts';
import type { MediaServices } from '../services.ts';
import { findMaster } from './artwork-master.ts';
import {
  createPictureVariants,
  type Master,
  type PictureFormat,
  type PictureVariants,
} from './picture-variants.ts';

const shape = /^\/images\/([a-z0-9]{1,40})\/([1-9]\d{1,4})\.(webp|avif|jpg)(?:\?.*)?$/;
const forEver = 'public, max-age=31536000, immutable';
const fields = ['Cross-Origin-Resource-Policy', 'cross-origin', 'X-Content-Type-Options', 'nosniff'];

export function registerImages(
  app: FastifyInstance,
  { db, storage }: Pick<MediaServices, 'db' | 'storage'>,
  variants: PictureVariants = createPictureVariants(storage),
): void {
  const masters = new LRUCache<string, Master>({ max: 20_000 });

  async function masterOf(publicId: string): Promise<Master | undefined> {
    const known = masters.get(publicId);
    if (known) return known;
    const found = await findMaster(db, publicId);
    if (found) masters.set(publicId, found);
    return found;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/images/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const match = shape.exec(request.raw.url ?? '');
      if (!match) return sendRefusal(reply, refuse('notFound'));
      const [, publicId = '', width = '', format = ''] = match;
      const master = await masterOf(publicId);
      const reading = master && variants.read(master, Number(width), format as PictureFormat);
      if (!reading) return sendRefusal(reply, refuse('notFound'));
      const entity: Entity = {
        bytes: await reading,
        contentType: mediaTypeOf(`x.${format}`),
        etag: `"${publicId}-${width}-${format}"`,
        cacheControl: forEver,
        fields,
      };
      reply.hijack();
      sendBytes(request.raw, reply.raw, entity);
    },
  });
}
