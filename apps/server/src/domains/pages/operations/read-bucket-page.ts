import type { Card, Paging } from '@matinee/contract';
import { bucketPageSize } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectBucket } from '../queries/section.queries.ts';
import { readBucketItems } from './read-bucket-items.ts';
import type { SectionServices } from './read-section.ts';

export interface BucketPageAsked {
  section: string;
  bucketId: string;
  lastSeen?: string | undefined;
  /** A page of such a row unless stated. */
  size?: number | undefined;
  /** False leaves out what a border closes to this viewer. */
  displayGeoblocked?: boolean | undefined;
}

export async function readBucketPage(
  { deal, continueWatching, feedCards }: Pick<SectionServices, 'deal' | 'continueWatching' | 'feedCards'>,
  ctx: CallContext,
  asked: BucketPageAsked,
): Promise<{ contentList: Card[]; paging: Paging } | Refusal> {
  const { section, bucketId, lastSeen } = asked;
  const bucket = await selectBucket(ctx.db, { realmId: ctx.realm.id, section, bucketId });
  if (!bucket) return refuse('notFound');
  const size = asked.size ?? bucketPageSize(bucket.type, bucket.rowData.rowCount);
  if (bucket.source.kind === 'feed') {
    const { feed } = bucket.source;
    const page = await feedCards(ctx, { feed, size, lastSeen });
    return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
  }
  const request = { size, lastSeen, hideClosedByBorders: asked.displayGeoblocked === false };
  const page = await readBucketItems(ctx, bucket, request, continueWatching);
  if (isRefusal(page)) return page;
  const dealt = await deal(ctx, { ids: page.ids });
  return { contentList: dealt.cards(page.ids), paging: page.paging };
}
