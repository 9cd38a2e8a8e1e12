// Undoes a removal: the title returns to its position, between the titles that surround it now.
import { isWithinLimit, MAX_WATCHLIST_TITLES } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { countItems } from '../items.queries.ts';
import { endOfList } from '../positions.queries.ts';
import { completeRestoration, selectRestorableItem } from '../removed-items.queries.ts';
import { changeItems } from './change-items.ts';
import { changeWatchlist } from './change-watchlist.ts';

export function restoreInWatchlist(
  ctx: CallContext,
  { id, contentId: publicId }: { id: string; contentId: string },
): Promise<undefined | Refusal> {
  return changeWatchlist(ctx, { id }, async (trx, list) => {
    const key = { ...list, now: ctx.now };
    const item = await selectRestorableItem(trx, { ...key, publicId });
    if (item?.isInList) return undefined;
    if (!item?.position || !item.addedAt) return refuse('notFound');
    if (!isWithinLimit(await countItems(trx, key), 1, MAX_WATCHLIST_TITLES))
      return refuse('watchlistFull', { most: MAX_WATCHLIST_TITLES });
    const { itemId, position, addedAt, followingId } = item;
    // A position is used once, so the item gets a new one in the same gap.
    if (followingId === null) await changeItems(trx, key, endOfList, (itemIds) => [...itemIds, itemId]);
    else
      await changeItems(trx, key, [position, position], (itemIds) =>
        itemIds.toSpliced(itemIds.indexOf(followingId), 0, itemId),
      );
    await completeRestoration(trx, { ...list, itemId, addedAt });
    return undefined;
  });
}
