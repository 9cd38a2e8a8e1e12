// Creates or updates a feed. Its source is fetched at once and without a conditional request.

import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { scheduleFeedFetch } from '../news.jobs.ts';
import { type FeedValues, saveFeed } from '../queries/feeds.queries.ts';

export interface NewFeed extends Omit<FeedValues, 'source'>, Partial<Pick<FeedValues, 'source'>> {
  realmId: number;
  name: string;
  now: Temporal.Instant;
}

export function putFeed(executor: Executor, feed: NewFeed): Promise<{ id: number }> {
  const { realmId, name, titles, source, now } = feed;
  return runInTransaction(executor, async (trx) => {
    const id = await saveFeed(trx, { realmId, name, now }, { titles, source });
    if (source) await scheduleFeedFetch(trx, { feedId: id, realmId, runAt: now });
    await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName: name } });
    return { id };
  });
}
