// One page of the titles of a row: from its list, its rule, live events or the viewer's progress.

import type { CallContext } from '../../../calls/index.ts';
import type { Refusal } from '../../../platform/errors/index.ts';
import {
  defineTitleCursor,
  readTitleListPage,
  type TitleCursor,
  type TitleItem,
  type TitleListPage,
  type TitleSortKey,
} from '../../titles/index.ts';
import type { LoadContinueWatching } from '../ports.ts';
import { type ItemOrder, selectFirstItems, selectNextItems } from '../queries/bucket-items.queries.ts';
import type { ItemParams } from '../queries/item-params.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import type { BucketSource } from '../section-input.ts';

export function createItemParams(ctx: CallContext, limit: number, omitGeoblocked: boolean): ItemParams {
  const { realm, now, languages, viewer } = ctx;
  return { realmId: realm.id, now, languages, country: viewer.country, omitGeoblocked, limit };
}

export async function readBucketItems(
  ctx: CallContext,
  bucket: BucketRow,
  request: { size: number; lastSeen: string | undefined; omitGeoblocked: boolean },
  loadContinueWatching: LoadContinueWatching,
): Promise<TitleListPage | Refusal> {
  const { source } = bucket;
  return readTitleListPage(ctx, {
    cursor: getCursor(source),
    lastSeen: request.lastSeen,
    size: request.size,
    maxRows: getMaxItems(source),
    read,
  });

  async function read(after: TitleSortKey | null, limit: number): Promise<readonly TitleItem[]> {
    const params = createItemParams(ctx, limit, request.omitGeoblocked);
    if (source.kind === 'continueWatching') {
      if (!ctx.viewer.profile) return [];
      const { realmId, now } = params;
      return loadContinueWatching(ctx.db, { realmId, profileId: ctx.viewer.profile.id, now, after, limit });
    }
    // The items of a news feed are not titles.
    if (source.kind === 'feed') return [];
    if (!after) {
      const firstItems = await selectFirstItems(ctx.db, { ...params, bucketIds: [bucket.id] });
      return firstItems.get(bucket.id) ?? [];
    }
    const order = getItemOrder(source);
    return selectNextItems(ctx.db, { ...params, bucketId: bucket.id, order, after });
  }
}

/** Rows and grids share cursors, so that a client can continue the list of a row in its grid. */
export const titleCursors = {
  position: defineTitleCursor('row titles by position'),
  title: defineTitleCursor('row titles by title'),
  time: defineTitleCursor('row titles by time'),
};

export function getCursor(source: BucketSource): TitleCursor {
  if (source.kind === 'list') return titleCursors.position;
  return source.kind === 'rule' && source.sort === 'title' ? titleCursors.title : titleCursors.time;
}

function getItemOrder(source: Exclude<BucketSource, { kind: 'continueWatching' | 'feed' }>): ItemOrder {
  return source.kind === 'rule' ? source.sort : source.kind;
}

/** Maximum number of cards in a row; undefined for no maximum. */
export function getMaxItems(source: BucketSource): number | undefined {
  return source.kind === 'rule' ? source.limit : undefined;
}
