import type { Trx } from '../../../platform/database/index.ts';
import { assignPositions, changePositions } from '../../../platform/ordering/index.ts';
import {
  type ListKey,
  type PositionRange,
  selectBounds,
  selectRun,
  wholeList,
  writePositions,
} from '../positions.queries.ts';

/** From keys of titles to their keys in the new order. Gets the titles of the range and one on each side. */
type Reorder = (itemIds: readonly number[]) => readonly number[];

/**
 * Changes which titles a list has in a range of positions, and in which order. The caller has locked the list. Reads the
 * whole list only when a position would become too long.
 */
export async function changeOrder(
  trx: Trx,
  { now, ...list }: ListKey & { now: Temporal.Instant },
  range: PositionRange,
  reorder: Reorder,
): Promise<void> {
  const bounds = await selectBounds(trx, list);
  if (!bounds) return;
  let before = await selectRun(trx, list, range);
  let itemIds = reorder(before.map(({ itemId }) => itemId));
  let changes = changePositions(before, bounds, itemIds);
  if (!changes) {
    before = await selectRun(trx, list, wholeList);
    itemIds = reorder(before.map(({ itemId }) => itemId));
    changes = assignPositions(before, bounds, itemIds);
  }
  const stays = new Set(itemIds);
  const removedIds = before.map(({ itemId }) => itemId).filter((id) => !stays.has(id));
  await writePositions(trx, list, { changes, removedIds, now });
}
