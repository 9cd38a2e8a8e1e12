// Which titles a row shows next: from its list, by its rule, or from what this person was watching.

import type { CallContext } from '../../../calls/index.ts';
import { cutPage, type Item, type ItemCursor, type ItemPage, type SortedBy } from '../../titles/index.ts';
import type { ContinueWatching } from '../ports.ts';
import { type ItemOrder, selectFirstItems, selectNextItems } from '../queries/bucket-items.queries.ts';
import type { ItemsAsked } from '../queries/item-parameters.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import type { BucketSource } from '../section-input.ts';

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
  return cutPage(items, { size, seen: after?.n ?? 0, maxItems: maxItemsOf(source) });

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

/** Maximum number of cards in a row; undefined: no maximum. */
export function maxItemsOf(source: BucketSource): number | undefined {
  return source.kind === 'rule' ? source.limit : undefined;
}
