import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { deleteFeed } from '../queries/feeds.queries.ts';
import { deleteItem } from '../queries/items.queries.ts';

/** Removes a feed with its items, or one item. Returns false when it does not exist. */
export function removeNews(
  executor: Executor,
  { realmId, feedName, itemId }: { realmId: number; feedName: string; itemId?: string },
): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const isRemoved = await (itemId === undefined
      ? deleteFeed(trx, { realmId, feedName })
      : deleteItem(trx, { realmId, feedName, publicId: itemId }));
    if (isRemoved) await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName } });
    return isRemoved;
  });
}
