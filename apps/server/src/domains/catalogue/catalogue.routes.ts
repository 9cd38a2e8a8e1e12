import type { Handlers } from '../../platform/http/index.ts';
import type { DealCards } from './cards.ts';
import { readBucketPage } from './operations/read-bucket-page.ts';
import { readSection } from './operations/read-section.ts';
import { readVideo } from './operations/read-video.ts';
import type { CataloguePorts } from './ports.ts';

export function catalogueHandlers(
  deal: DealCards,
  ports: CataloguePorts,
): Handlers<'getSection' | 'getBucketPage' | 'getVideo'> {
  const services = { deal, ...ports };
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

    getVideo: ({ params }, ctx) => readVideo(services, ctx, params.id),
  };
}
