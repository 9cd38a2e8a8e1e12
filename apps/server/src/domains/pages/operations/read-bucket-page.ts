import type { Card, Paging } from '@matinee/contract';
import { bucketPageSize } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { readItemCursor } from '../../titles/index.ts';
import { selectBucket } from '../queries/section.queries.ts';
import { readBucketItems, sortedBy } from './read-bucket-items.ts';
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
  const noPlace = () => refuse('badRequest', undefined, ['query.lastSeen: not a place in this row']);
  if (bucket.source.kind === 'feed') {
    const { feed } = bucket.source;
    const page = await feedCards(ctx, { feed, size, lastSeen: lastSeen ?? null });
    return page ? { contentList: page.cards, paging: page.paging } : noPlace();
  }
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, sortedBy(bucket.source));
  if (after === undefined) return noPlace();
  const hideClosedByBorders = asked.displayGeoblocked === false;
  const page = await readBucketItems(ctx, bucket, { size, after, hideClosedByBorders }, continueWatching);
  const dealt = await deal(ctx, { ids: page.ids });
  return { contentList: dealt.cards(page.ids), paging: page.paging };
}
