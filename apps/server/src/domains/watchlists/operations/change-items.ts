import type { Trx } from '../../../platform/database/index.ts';
import { computePositionChanges, tryComputePositionChanges } from '../../../platform/ordering/index.ts';
import {
  fullRange,
  type PositionRange,
  type ProfileListKey,
  selectItemsInRange,
  selectPositionBounds,
  writeItemChanges,
} from '../positions.queries.ts';

/**
 * Receives the ids of the items in the range and of one item on each side, or of all items of the list. Returns the ids that
 * replace them, in order.
 */
type ChangeItemIds = (itemIds: readonly number[]) => readonly number[];

/**
 * Adds, removes and reorders items of a list within a range of positions. The caller has locked the list.
 * The whole list is read only when a position would become too long.
 */
export async function changeItems(
  trx: Trx,
  { now, ...list }: ProfileListKey & { now: Temporal.Instant },
  range: PositionRange,
  changeItemIds: ChangeItemIds,
): Promise<void> {
  const bounds = await selectPositionBounds(trx, list);
  if (!bounds) return;
  let previousItems = await selectItemsInRange(trx, list, range);
  let itemIds = changeItemIds(previousItems.map(({ itemId }) => itemId));
  let changes = tryComputePositionChanges(previousItems, bounds, itemIds);
  if (!changes) {
    previousItems = await selectItemsInRange(trx, list, fullRange);
    itemIds = changeItemIds(previousItems.map(({ itemId }) => itemId));
    changes = computePositionChanges(previousItems, bounds, itemIds);
  }
  const remainingIds = new Set(itemIds);
  const removedIds = previousItems.map(({ itemId }) => itemId).filter((id) => !remainingIds.has(id));
  await writeItemChanges(trx, list, { changes, removedIds, now });
}
