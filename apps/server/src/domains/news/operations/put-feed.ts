// Makes a feed, or makes it what is given. A source whose address is new is looked at at once and wholly.

import { type Executor, json, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { lookAt } from '../news.jobs.ts';
import { tables } from '../news.tables.ts';

export interface NewFeed {
  realmId: number;
  name: string;
  titles: PerLanguage;
  /** Where it is fetched from. Left out: it is written here. */
  source?: {
    url: string;
    everyMinutes: number;
    language: string;
    pictureHosts: readonly string[];
    privateNetwork: boolean;
  };
  now: Temporal.Instant;
}

export function putFeed(executor: Executor, feed: NewFeed): Promise<{ id: number }> {
  const { realmId, name, titles, source, now } = feed;
  const given = {
    titles: json(titles),
    address: source?.url ?? null,
    language: source?.language ?? null,
    updated_at: now,
    // Looked at anew, as if it had never been seen: its settings may be why it failed.
    etag: null,
    last_modified: null,
    failures: 0,
    fault: null,
    next_at: source ? now : null,
    ...(source && {
      every_minutes: source.everyMinutes,
      picture_hosts: [...source.pictureHosts],
      private_network: source.privateNetwork,
    }),
  };
  return transaction(executor, async (trx) => {
    const { id } = await tables(trx)
      .insertInto('news_feed')
      .values({ realm_id: realmId, name, created_at: now, ...given })
      .onConflict((conflict) => conflict.columns(['realm_id', 'name']).doUpdateSet(given))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (source) await lookAt(trx, { feedId: id, realmId, at: now });
    await emit(trx, { realmId, type: 'NewsChanged', payload: { feedName: name } });
    return { id };
  });
}
