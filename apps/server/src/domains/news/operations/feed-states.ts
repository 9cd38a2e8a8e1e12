// How the feeds of a realm are, for those who run it.

import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../news.tables.ts';

export interface FeedState {
  name: string;
  address: string | null;
  items: number;
  checkedAt: Temporal.Instant | null;
  nextAt: Temporal.Instant | null;
  failures: number;
  fault: string | null;
}

export function feedStates(executor: Executor, realmId: number): Promise<FeedState[]> {
  return tables(executor)
    .selectFrom('news_feed as f')
    .leftJoin('news_item as i', 'i.feed_id', 'f.id')
    .select(({ fn }) => [
      'f.name',
      'f.address',
      'f.checked_at as checkedAt',
      'f.next_at as nextAt',
      'f.failures',
      'f.fault',
      fn.count<number>('i.id').as('items'),
    ])
    .where('f.realm_id', '=', realmId)
    .groupBy('f.id')
    .orderBy('f.id')
    .execute();
}
