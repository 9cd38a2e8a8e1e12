import type { Handlers } from '../../calls/index.ts';
import { readBucketPage } from './operations/read-bucket-page.ts';
import { readRelated } from './operations/read-related.ts';
import { readSection, type SectionServices } from './operations/read-section.ts';

export function createPageHandlers(
  services: SectionServices,
): Handlers<'getSection' | 'getBucketPage' | 'getRelated'> {
  const { loadCards } = services;
  return {
    getSection: ({ params, query }, ctx) => readSection(services, ctx, params.section, query.lastSeen),

    getBucketPage: ({ params, query }, ctx) =>
      readBucketPage(services, ctx, {
        section: params.section,
        bucketId: params.bucketId,
        lastSeen: query.lastSeen,
        size: query.rpp,
        displayGeoblocked: query.displayGeoblocked,
      }),

    getRelated: ({ params, query }, ctx) => readRelated(loadCards, ctx, { id: params.id, size: query.size }),
  };
}
