import { type Executor, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { tables } from '../news.tables.ts';

/** Removes a feed with its items, or one item of it. False when there is nothing by that name. */
export function removeNews(
  executor: Executor,
  { realmId, feedName, itemId }: { realmId: number; feedName: string; itemId?: string },
): Promise<boolean> {
  return transaction(executor, async (trx) => {
    const feed = tables(trx)
      .selectFrom('news_feed')
      .select('id')
      .where('realm_id', '=', realmId)
      .where('name', '=', feedName);
    const { numDeletedRows } =
      itemId === undefined
        ? await tables(trx).deleteFrom('news_feed').where('id', 'in', feed).executeTakeFirst()
        : await tables(trx)
            .deleteFrom('news_item')
            .where('feed_id', 'in', feed)
            .where('public_id', '=', itemId)
            .executeTakeFirst();
    if (numDeletedRows > 0n) await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName } });
    return numDeletedRows > 0n;
  });
}
