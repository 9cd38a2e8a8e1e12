// Moves one item of a list. Reads the items between both positions and gives only the moved item a new position.
import type { WatchlistPosition } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import {
  type ProfileListKey,
  selectFirstItem,
  selectItemsByPublicId,
  selectVisiblePosition,
} from '../positions.queries.ts';
import { changeItems } from './change-items.ts';
import { changeWatchlist } from './change-watchlist.ts';

type MoveTarget = 'first' | 'last' | { id: string };

export function moveInWatchlist(
  ctx: CallContext,
  { id, contentId, to }: { id: string; contentId: string; to: MoveTarget },
): Promise<WatchlistPosition | Refusal> {
  return changeWatchlist(ctx, { id }, async (trx, listKey) => {
    const key = { ...listKey, now: ctx.now };
    const [item] = await selectItemsByPublicId(trx, { ...key, publicIds: [contentId], after: null });
    if (!item) return refuse('notFound');
    if (to === 'last') {
      await changeItems(trx, key, [item.position, 'infinity'], (ids) => [
        ...ids.filter((itemId) => itemId !== item.itemId),
        item.itemId,
      ]);
    } else {
      const target = await findTarget(trx, key, to);
      // If the target was removed from the list, the item stays.
      if (target && target.itemId !== item.itemId) {
        await changeItems(trx, key, [item.position, target.position], (ids) =>
          moveTo(ids, item.itemId, target.itemId),
        );
      }
    }
    return selectVisiblePosition(trx, { ...key, publicId: contentId });
  });
}

async function findTarget(trx: Trx, listKey: ProfileListKey, to: 'first' | { id: string }) {
  if (to === 'first') return selectFirstItem(trx, listKey);
  const [target] = await selectItemsByPublicId(trx, { ...listKey, publicIds: [to.id], after: null });
  return target;
}

/** Puts the item at the position of the target; the items between them shift by one. */
function moveTo(ids: readonly number[], itemId: number, targetId: number): number[] {
  const isMovedDown = ids.indexOf(itemId) < ids.indexOf(targetId);
  const remainingIds = ids.filter((id) => id !== itemId);
  return remainingIds.toSpliced(remainingIds.indexOf(targetId) + (isMovedDown ? 1 : 0), 0, itemId);
}
