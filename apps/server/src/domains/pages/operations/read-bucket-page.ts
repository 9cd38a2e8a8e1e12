import type { Card, Paging } from '@matinee/contract';
import { getBucketPageSize } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectBucket } from '../queries/section.queries.ts';
import { readBucketItems } from './read-bucket-items.ts';
import type { SectionServices } from './read-section.ts';

export interface BucketPageInput {
  section: string;
  bucketId: string;
  lastSeen?: string | undefined;
  /** Default: the page size of this type of row. */
  size?: number | undefined;
  /** False omits titles that are geoblocked for this viewer. */
  displayGeoblocked?: boolean | undefined;
}

export async function readBucketPage(
  {
    loadCards,
    loadContinueWatching,
    loadFeedCards,
  }: Pick<SectionServices, 'loadCards' | 'loadContinueWatching' | 'loadFeedCards'>,
  ctx: CallContext,
  params: BucketPageInput,
): Promise<{ contentList: Card[]; paging: Paging } | Refusal> {
  const { section, bucketId, lastSeen } = params;
  const bucket = await selectBucket(ctx.db, {
    realmId: ctx.realm.id,
    sectionKey: section,
    bucketPublicId: bucketId,
  });
  if (!bucket) return refuse('notFound');
  const size = params.size ?? getBucketPageSize(bucket.type, bucket.displaySettings.rowCount);
  if (bucket.source.kind === 'feed') {
    const { feed } = bucket.source;
    const page = await loadFeedCards(ctx, { feed, size, lastSeen });
    return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
  }
  const request = { size, lastSeen, omitGeoblocked: params.displayGeoblocked === false };
  const page = await readBucketItems(ctx, bucket, request, loadContinueWatching);
  if (isRefusal(page)) return page;
  const loadedCards = await loadCards(ctx, { ids: page.ids });
  return { contentList: loadedCards.getCards(page.ids), paging: page.paging };
}
