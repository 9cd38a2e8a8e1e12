import type { Trx } from '../../../platform/database/index.ts';
import { assignPositions, changePositions } from '../../../platform/ordering/index.ts';
import {
  fullRange,
  type PositionRange,
  type ProfileListKey,
  selectBounds,
  selectItemsInRange,
  writePositions,
} from '../positions.queries.ts';

/** Maps item ids to their new order. Receives those of the range and one on each side, or those of the whole list. */
type Reorder = (itemIds: readonly number[]) => readonly number[];

/**
 * Changes the items of a list within a range of positions, and their order. The caller has locked the list.
 * The whole list is read only when a position would become too long.
 */
export async function changeOrder(
  trx: Trx,
  { now, ...list }: ProfileListKey & { now: Temporal.Instant },
  range: PositionRange,
  reorder: Reorder,
): Promise<void> {
  const bounds = await selectBounds(trx, list);
  if (!bounds) return;
  let previousItems = await selectItemsInRange(trx, list, range);
  let itemIds = reorder(previousItems.map(({ itemId }) => itemId));
  let changes = changePositions(previousItems, bounds, itemIds);
  if (!changes) {
    previousItems = await selectItemsInRange(trx, list, fullRange);
    itemIds = reorder(previousItems.map(({ itemId }) => itemId));
    changes = assignPositions(previousItems, bounds, itemIds);
  }
  const remainingIds = new Set(itemIds);
  const removedIds = previousItems.map(({ itemId }) => itemId).filter((id) => !remainingIds.has(id));
  await writePositions(trx, list, { changes, removedIds, now });
}
