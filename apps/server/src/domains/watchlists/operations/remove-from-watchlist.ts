import type { CallContext } from '../../../calls/index.ts';
import type { Refusal } from '../../../platform/errors/index.ts';
import { selectRemovableItem } from '../items.queries.ts';
import { recordRemovedItem } from '../removed-items.queries.ts';
import { getDatabaseTypes } from './add-to-watchlist.ts';
import { changeItems } from './change-items.ts';
import { changeWatchlist } from './change-watchlist.ts';

export function removeFromWatchlist(
  ctx: CallContext,
  { id, type, contentId: publicId }: { id: string; type: string; contentId: string },
): Promise<undefined | Refusal> {
  return changeWatchlist(ctx, { id }, async (trx, list) => {
    const key = { ...list, now: ctx.now };
    const item = await selectRemovableItem(trx, { ...key, publicId, types: getDatabaseTypes(type) });
    if (!item) return undefined;
    await recordRemovedItem(trx, { ...key, itemId: item.itemId });
    await changeItems(trx, key, [item.position, item.position], (itemIds) =>
      itemIds.filter((itemId) => itemId !== item.itemId),
    );
    return undefined;
  });
}
