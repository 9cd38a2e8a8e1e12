// Reorders items at the indexes that they occupy already; other items stay. A concurrent change from another
// device therefore neither loses nor duplicates a title.
import type { WatchlistContent } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { readPosition } from '../../../platform/paging/index.ts';
import { selectItemsByPublicId } from '../positions.queries.ts';
import { changeItems } from './change-items.ts';
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
  const cursorPosition = readPosition(ctx, itemCursor, lastSeen);
  if (isRefusal(cursorPosition)) return cursorPosition;
  const publicIds = content.map((title) => title.id);
  return changeWatchlist(ctx, { id }, async (trx, list) => {
    const items = await selectItemsByPublicId(trx, {
      ...list,
      publicIds,
      after: cursorPosition?.key.key ?? null,
    });
    const [firstItem, lastItem] = [items.at(0), items.at(-1)];
    if (!firstItem || !lastItem) return undefined;
    const itemIdByPublicId = new Map(items.map(({ publicId, itemId }) => [publicId, itemId]));
    const orderedIds = publicIds.flatMap((publicId) => itemIdByPublicId.get(publicId) ?? []);
    await changeItems(trx, { ...list, now: ctx.now }, [firstItem.position, lastItem.position], (itemIds) =>
      rearrangeItems(itemIds, orderedIds),
    );
    return undefined;
  });
}

/** Puts `orderedIds` in their new order at the indexes that they occupy in `itemIds`. The other ids stay. */
function rearrangeItems(itemIds: readonly number[], orderedIds: readonly number[]): number[] {
  const movableIds = new Set(orderedIds);
  const nextIds = orderedIds.values();
  return itemIds.map((id) => (movableIds.has(id) ? (nextIds.next().value ?? id) : id));
}
