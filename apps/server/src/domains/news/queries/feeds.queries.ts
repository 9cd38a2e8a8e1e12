// Feeds of news, and the sources that they are fetched from.
import { type Executor, json, prepared } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { tables } from '../news.tables.ts';

export interface FeedRow {
  id: number;
  name: string;
  titles: PerLanguage;
}

const feeds = prepared<FeedRow>(
  'news-feeds',
  'select id, name, titles from news_feed where realm_id = $1 order by id limit 100',
);

export function selectFeeds(executor: Executor, realmId: number): Promise<FeedRow[]> {
  return feeds(executor, [realmId]);
}

export interface FeedState {
  name: string;
  address: string | null;
  items: number;
  checkedAt: Temporal.Instant | null;
  nextAt: Temporal.Instant | null;
  failures: number;
  fault: string | null;
}

/** The feeds of a realm with the state of their sources, for operators. */
export function selectFeedStates(executor: Executor, realmId: number): Promise<FeedState[]> {
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

export interface SourceFeed {
  id: number;
  realm_id: number;
  name: string;
  address: string;
  language: string;
  picture_hosts: string[];
  private_network: boolean;
  every_minutes: number;
  etag: string | null;
  last_modified: string | null;
  failures: number;
  next_at: Temporal.Instant | null;
}

interface FeedKey {
  realmId: number;
  feedId: number;
}

/** Undefined when the feed is gone or is not fetched from a source. */
export async function selectSource(
  executor: Executor,
  { realmId, feedId }: FeedKey,
): Promise<SourceFeed | undefined> {
  const feed = await tables(executor)
    .selectFrom('news_feed')
    .selectAll()
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return feed?.address && feed.language
    ? { ...feed, address: feed.address, language: feed.language }
    : undefined;
}

/** When each source of every realm is due. */
export function selectDueTimes(
  executor: Executor,
): Promise<{ id: number; realm_id: number; next_at: Temporal.Instant | null }[]> {
  return tables(executor)
    .selectFrom('news_feed')
    .select(['id', 'realm_id', 'next_at'])
    .where('address', 'is not', null)
    .execute();
}

/** What a fetch found out about a source. */
export interface SourceFacts {
  fault: string | null;
  etag?: string | null;
  last_modified?: string | null;
}

/** Returns false when the settings of the feed were changed meanwhile: they have a fetch of their own. */
export async function updateSource(
  trx: Executor,
  { realmId, feedId, dueAt }: FeedKey & { dueAt: Temporal.Instant },
  {
    checkedAt,
    nextAt,
    failures,
    facts,
  }: { checkedAt: Temporal.Instant; nextAt: Temporal.Instant; failures: number; facts: SourceFacts },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('news_feed')
    .set({ checked_at: checkedAt, next_at: nextAt, failures, ...facts })
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .where('next_at', '=', dueAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false when the feed is gone or is not fetched from a source any more. */
export async function postponeSource(
  trx: Executor,
  { realmId, feedId, nextAt, fault }: FeedKey & { nextAt: Temporal.Instant; fault: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('news_feed')
    .set({ next_at: nextAt, fault })
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .where('address', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FeedValues {
  titles: PerLanguage;
  /** Where it is fetched from. Undefined: operators write it. */
  source:
    | {
        url: string;
        everyMinutes: number;
        language: string;
        pictureHosts: readonly string[];
        privateNetwork: boolean;
      }
    | undefined;
}

/** Inserts a feed, or updates the one of that name; its source counts as never fetched. Returns its key. */
export async function saveFeed(
  trx: Executor,
  { realmId, name, now }: { realmId: number; name: string; now: Temporal.Instant },
  { titles, source }: FeedValues,
): Promise<number> {
  const values = {
    titles: json(titles),
    address: source?.url ?? null,
    language: source?.language ?? null,
    updated_at: now,
    // The settings may be why the last fetch failed.
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
  const { id } = await tables(trx)
    .insertInto('news_feed')
    .values({ realm_id: realmId, name, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['realm_id', 'name']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a feed with its items. Returns false when the realm has no such feed. */
export async function deleteFeed(
  trx: Executor,
  { realmId, feedName }: { realmId: number; feedName: string },
): Promise<boolean> {
  const { numDeletedRows } = await tables(trx)
    .deleteFrom('news_feed')
    .where('realm_id', '=', realmId)
    .where('name', '=', feedName)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
