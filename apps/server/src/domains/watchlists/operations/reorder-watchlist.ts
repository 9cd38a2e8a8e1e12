// Reorders items. They exchange the positions that they already have, so a concurrent change from another
// device neither loses nor duplicates a title.
import type { WatchlistContent } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { readPosition } from '../../../platform/paging/index.ts';
import { selectItemsByPublicId } from '../positions.queries.ts';
import { changeOrder } from './change-order.ts';
import { changeWatchlist } from './change-watchlist.ts';
import { itemCursor } from './item-cursor.ts';

export async function reorderWatchlist(
  ctx: CallContext,
  {
    id,
    lastSeen,
    content,
  }: { id: string; lastSeen?: string | undefined; content: readonly WatchlistContent[] },
): Promise<undefined | Refusal> {
  const position = readPosition(ctx, itemCursor, lastSeen);
  if (isRefusal(position)) return position;
  const contentIds = content.map((title) => title.id);
  return changeWatchlist(ctx, { id }, async (trx, list) => {
    const key = { realmId: ctx.realm.id, listId: list.id };
    const items = await selectItemsByPublicId(trx, {
      ...key,
      contentIds,
      after: position?.key.key ?? null,
    });
    const [first, last] = [items.at(0), items.at(-1)];
    if (!first || !last) return undefined;
    const itemIdByPublicId = new Map(items.map(({ publicId, itemId }) => [publicId, itemId]));
    const ordered = contentIds.flatMap((contentId) => itemIdByPublicId.get(contentId) ?? []);
    await changeOrder(trx, { ...key, now: ctx.now }, [first.position, last.position], (itemIds) =>
      replaceInOrder(itemIds, ordered),
    );
    return undefined;
  });
}

/** Rearranges the items of `ordered` among their current positions; the others stay. */
function replaceInOrder(itemIds: readonly number[], ordered: readonly number[]): number[] {
  const movable = new Set(ordered);
  const next = ordered.values();
  return itemIds.map((id) => (movable.has(id) ? (next.next().value ?? id) : id));
}
