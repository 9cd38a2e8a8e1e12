// Which titles a row shows next: from its list, by its rule, or from what this person was watching.
import type { Paging } from '@matinee/contract';
import type { CallContext } from '../../../platform/http/index.ts';
import { type ItemCursor, type SortedBy, writeCursor } from '../../titles/cursor.ts';
import type { ContinueWatching } from '../../titles/ports.ts';
import type { ItemsAsked } from '../queries/item-parameters.ts';
import { type ItemOrder, selectFirstItems, selectNextItems } from '../queries/bucket-items.queries.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import type { BucketSource } from '../../titles/title-input.ts';

export interface Item {
  content_id: number;
  public_id: string;
  key: string;
}

export interface ItemPage {
  ids: number[];
  paging: Paging;
}

/** Cuts a page out of items, of which there is one more when the row goes on. */
export function cutPage(source: BucketSource, items: readonly Item[], size: number, seen: number): ItemPage {
  const most = source.kind === 'rule' && source.limit !== undefined ? source.limit - seen : Infinity;
  const page = items.slice(0, Math.min(size, Math.max(0, most)));
  const last = page.at(-1);
  const goesOn = items.length > page.length && page.length < most;
  return {
    ids: page.map(({ content_id }) => content_id),
    paging: {
      lastSeen:
        last && goesOn ? writeCursor({ k: last.key, c: last.public_id, n: seen + page.length }) : null,
      moreDataAvailable: goesOn,
    },
  };
}

export function itemsAsked(ctx: CallContext, limit: number, hideClosedByBorders: boolean): ItemsAsked {
  const { realm, now, languages, viewer } = ctx;
  return { realmId: realm.id, now, languages, country: viewer.country, hideClosedByBorders, limit };
}

export async function readBucketItems(
  ctx: CallContext,
  bucket: BucketRow,
  page: { size: number; after: ItemCursor | null; hideClosedByBorders: boolean },
  continueWatching: ContinueWatching,
): Promise<ItemPage> {
  const { source } = bucket;
  const { after, size } = page;
  const asked = itemsAsked(ctx, size + 1, page.hideClosedByBorders);
  const items = await readItems();
  return cutPage(source, items, size, after?.n ?? 0);

  async function readItems(): Promise<Item[]> {
    const from = after && { key: after.k, publicId: after.c };
    if (source.kind === 'continueWatching') {
      if (!ctx.viewer.profile) return [];
      const { realmId, now, limit } = asked;
      return continueWatching(ctx.db, { realmId, profileId: ctx.viewer.profile.id, now, after: from, limit });
    }
    // Its items are no titles.
    if (source.kind === 'feed') return [];
    if (!from) {
      const found = await selectFirstItems(ctx.db, { ...asked, bucketIds: [bucket.id] });
      return found.get(bucket.id) ?? [];
    }
    const order = orderOf(source);
    return selectNextItems(ctx.db, { ...asked, bucketId: bucket.id, order, after: from });
  }
}

/** What a row is sorted by decides what its cursor holds. */
export function sortedBy(source: BucketSource): SortedBy {
  if (source.kind === 'list') return 'number';
  return source.kind === 'rule' && source.sort === 'title' ? 'text' : 'instant';
}

function orderOf(source: Exclude<BucketSource, { kind: 'continueWatching' | 'feed' }>): ItemOrder {
  return source.kind === 'rule' ? source.sort : source.kind;
}
