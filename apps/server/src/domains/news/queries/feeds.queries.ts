// The only SQL that writes news feeds and their sources.
import { definePreparedQuery, type Executor, toJsonb } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { tables } from '../news.tables.ts';

export interface FeedRow {
  id: number;
  name: string;
  titles: PerLanguage;
}

const feedsQuery = definePreparedQuery<FeedRow>(
  'news-feeds',
  'select id, name, titles from news_feed where realm_id = $1 order by id limit 100',
);

export function selectFeeds(executor: Executor, realmId: number): Promise<FeedRow[]> {
  return feedsQuery(executor, [realmId]);
}

export interface FeedState {
  name: string;
  sourceUrl: string | null;
  itemCount: number;
  checkedAt: Temporal.Instant | null;
  nextFetchAt: Temporal.Instant | null;
  failures: number;
  lastError: string | null;
}

/** Selects the feeds of a realm with the state of their sources, for operators. */
export function selectFeedStates(executor: Executor, realmId: number): Promise<FeedState[]> {
  return tables(executor)
    .selectFrom('news_feed as f')
    .leftJoin('news_item as i', 'i.feed_id', 'f.id')
    .select(({ fn }) => [
      'f.name',
      'f.source_url as sourceUrl',
      'f.checked_at as checkedAt',
      'f.next_fetch_at as nextFetchAt',
      'f.failures',
      'f.last_error as lastError',
      fn.count<number>('i.id').as('itemCount'),
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
  source_url: string;
  language: string;
  image_hosts: string[];
  private_network: boolean;
  fetch_interval_minutes: number;
  etag: string | null;
  last_modified: string | null;
  failures: number;
  next_fetch_at: Temporal.Instant | null;
}

interface FeedKey {
  realmId: number;
  feedId: number;
}

/** Selects a feed with its source. Returns undefined when the feed does not exist or has no source. */
export async function selectSourceFeed(
  executor: Executor,
  { realmId, feedId }: FeedKey,
): Promise<SourceFeed | undefined> {
  const feed = await tables(executor)
    .selectFrom('news_feed')
    .selectAll()
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return feed?.source_url && feed.language
    ? { ...feed, source_url: feed.source_url, language: feed.language }
    : undefined;
}

/** Selects the next fetch time of each source of every realm. */
export function selectNextFetchTimes(
  executor: Executor,
): Promise<{ id: number; realm_id: number; next_fetch_at: Temporal.Instant | null }[]> {
  return tables(executor)
    .selectFrom('news_feed')
    .select(['id', 'realm_id', 'next_fetch_at'])
    .where('source_url', 'is not', null)
    .execute();
}

/** Columns that a fetch updates. */
export interface SourceUpdate {
  last_error: string | null;
  etag?: string | null;
  last_modified?: string | null;
}

/**
 * Saves the result of a fetch and the time of the next one. Changes nothing and returns false when the settings of the feed
 * changed during the fetch: that change scheduled another fetch.
 */
export async function recordFetch(
  trx: Executor,
  { realmId, feedId, dueAt }: FeedKey & { dueAt: Temporal.Instant },
  {
    checkedAt,
    nextFetchAt,
    failures,
    update,
  }: { checkedAt: Temporal.Instant; nextFetchAt: Temporal.Instant; failures: number; update: SourceUpdate },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('news_feed')
    .set({ checked_at: checkedAt, next_fetch_at: nextFetchAt, failures, ...update })
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .where('next_fetch_at', '=', dueAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the time of the next fetch. Returns false when the feed does not exist any more or has no source. */
export async function postponeFetch(
  trx: Executor,
  {
    realmId,
    feedId,
    nextFetchAt,
    last_error,
  }: FeedKey & { nextFetchAt: Temporal.Instant; last_error: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('news_feed')
    .set({ next_fetch_at: nextFetchAt, last_error })
    .where('id', '=', feedId)
    .where('realm_id', '=', realmId)
    .where('source_url', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FeedValues {
  titles: PerLanguage;
  /** RSS or Atom source; undefined for a feed that operators write. */
  source:
    | {
        url: string;
        everyMinutes: number;
        language: string;
        imageHosts: readonly string[];
        privateNetwork: boolean;
      }
    | undefined;
}

/** Inserts a feed or updates the one with this name, and resets the state of its source. Returns its database id. */
export async function saveFeed(
  trx: Executor,
  { realmId, name, now }: { realmId: number; name: string; now: Temporal.Instant },
  { titles, source }: FeedValues,
): Promise<number> {
  const values = {
    titles: toJsonb(titles),
    source_url: source?.url ?? null,
    language: source?.language ?? null,
    updated_at: now,
    // The old settings may have caused the last failure.
    etag: null,
    last_modified: null,
    failures: 0,
    last_error: null,
    next_fetch_at: source ? now : null,
    ...(source && {
      fetch_interval_minutes: source.everyMinutes,
      image_hosts: [...source.imageHosts],
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
