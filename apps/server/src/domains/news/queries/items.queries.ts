// The only SQL that writes news items. Viewers see an item from its publication time on.
import type { RichNode } from '@matinee/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { definePreparedQuery, type Executor, toJsonb } from '../../../platform/database/index.ts';
import { defineCursor } from '../../../platform/paging/index.ts';
import { type ArtworkRow, buildInstantSql, type PerLanguage } from '../../titles/index.ts';
import { tables } from '../news.tables.ts';

export interface ItemRow {
  id: number;
  public_id: string;
  feed_name: string;
  feed_titles: PerLanguage;
  titles: PerLanguage;
  summaries: PerLanguage;
  /** Publication time as text with full precision, for cursors. */
  published_at: string;
  image: ArtworkRow | null;
}

const columns = `i.id, i.public_id, f.name as feed_name, f.titles as feed_titles, i.titles, i.summaries,
  ${buildInstantSql('i.published_at')} as published_at,
  case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width,
    'height', a.height, 'placeholder', a.placeholder, 'focalX', a.focal_x, 'focalY', a.focal_y) end as image`;
const itemTables = `news_item i join news_feed f on f.id = i.feed_id left join artwork a on a.id = i.artwork_id`;

/** Parameters: $1 realm, $2 now, $3 and $4 cursor, $5 limit, $6 feed. */
const buildItemPageSql = (feedCondition: string) => `select ${columns} from ${itemTables}
  where i.realm_id = $1 and ${feedCondition} and i.published_at <= $2
    and ($3::timestamptz is null or (i.published_at, i.id) < ($3::timestamptz, $4::bigint))
  order by i.published_at desc, i.id desc limit $5`;

const newsKey = z.object({ publishedAt: z.string(), id: z.number() });
type NewsKey = z.infer<typeof newsKey>;
/** Used for one feed and for all feeds. */
export const newsCursor = defineCursor('news by time', newsKey);
export const getNewsKey = ({ published_at, id }: ItemRow): NewsKey => ({ publishedAt: published_at, id });

const itemsOfRealmQuery = definePreparedQuery<ItemRow>(
  'news-of-realm',
  buildItemPageSql('$6::bigint is null'),
);
const itemsOfFeedQuery = definePreparedQuery<ItemRow>('news-of-feed', buildItemPageSql('i.feed_id = $6'));

export interface ItemsParams {
  realmId: number;
  /** Database id of a feed; null for all feeds of the realm. */
  feedId: number | null;
  now: Temporal.Instant;
  after: NewsKey | null;
  limit: number;
}

export function selectItems(executor: Executor, params: ItemsParams): Promise<ItemRow[]> {
  const { realmId, feedId, now, after, limit } = params;
  const sqlParameters = [realmId, now, after?.publishedAt ?? null, after?.id ?? null, limit, feedId];
  return feedId === null
    ? itemsOfRealmQuery(executor, sqlParameters)
    : itemsOfFeedQuery(executor, sqlParameters);
}

export interface ItemDetailsRow extends ItemRow {
  texts: Readonly<Record<string, RichNode[]>>;
  author: string | null;
  link: string | null;
  updated_at: Temporal.Instant;
}

const itemByPublicIdQuery = definePreparedQuery<ItemDetailsRow>(
  'news-item',
  `select ${columns}, i.texts, i.author, i.link, i.updated_at from ${itemTables}
  where f.realm_id = $1 and f.name = $2 and i.public_id = $3 and i.published_at <= $4`,
);

export async function selectItem(
  executor: Executor,
  params: { realmId: number; feedName: string; publicId: string; now: Temporal.Instant },
): Promise<ItemDetailsRow | undefined> {
  const [row] = await itemByPublicIdQuery(executor, [
    params.realmId,
    params.feedName,
    params.publicId,
    params.now,
  ]);
  return row;
}

export interface PublicNewsItem {
  feedName: string;
  publicId: string;
  updatedAt: Temporal.Instant;
  titles: PerLanguage;
  image: { id: string; width: number } | null;
}

const newestItemsQuery = definePreparedQuery<PublicNewsItem>(
  'news-newest',
  `select f.name as "feedName", i.public_id as "publicId", i.updated_at as "updatedAt", i.titles,
    case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width) end as image
  from ${itemTables} where i.realm_id = $1 and i.published_at <= $2
  order by i.published_at desc, i.id desc limit $3`,
);

/** Selects the newest items, for the sitemap. */
export function selectPublicNews(
  executor: Executor,
  { realmId, now, limit }: { realmId: number; now: Temporal.Instant; limit: number },
): Promise<PublicNewsItem[]> {
  return newestItemsQuery(executor, [realmId, now, limit]);
}

interface FeedKey {
  realmId: number;
  feedId: number;
}

export interface NewsItemValues {
  titles: PerLanguage;
  summaries: PerLanguage;
  texts: Readonly<Record<string, readonly RichNode[]>>;
  author: string | null;
  link: string | null;
  publishedAt: Temporal.Instant;
  /** Database id of the artwork. Undefined keeps the current artwork. */
  artworkId: number | undefined;
}

/** Inserts an item or updates the one with this key. Returns false when nothing changed. */
export async function saveItem(
  executor: Executor,
  { realmId, feedId, key, publicId, now }: FeedKey & { key: string; publicId: string; now: Temporal.Instant },
  { titles, summaries, texts, author, link, publishedAt, artworkId }: NewsItemValues,
): Promise<boolean> {
  const values = {
    titles: toJsonb(titles),
    summaries: toJsonb(summaries),
    texts: toJsonb(texts),
    author,
    link,
    published_at: publishedAt,
    ...(artworkId !== undefined && { artwork_id: artworkId }),
  };
  const savedItem = await tables(executor)
    .insertInto('news_item')
    .values({
      artwork_id: null,
      ...values,
      realm_id: realmId,
      feed_id: feedId,
      public_id: publicId,
      external_id: key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['feed_id', 'external_id'])
        .doUpdateSet({ ...values, updated_at: now })
        .where(
          sql<boolean>`(news_item.titles, news_item.summaries, news_item.texts, news_item.author,
            news_item.link, news_item.published_at, coalesce(excluded.artwork_id, news_item.artwork_id))
            is distinct from (excluded.titles, excluded.summaries, excluded.texts, excluded.author,
            excluded.link, excluded.published_at, news_item.artwork_id)`,
        )
        .where('news_item.realm_id', '=', realmId),
    )
    .returning('id')
    .executeTakeFirst();
  return savedItem !== undefined;
}

/** Selects the publication times of the items of a feed, by item key. */
export async function selectPublicationTimes(
  executor: Executor,
  { realmId, feedId }: FeedKey,
): Promise<Map<string, Temporal.Instant>> {
  const rows = await tables(executor)
    .selectFrom('news_item')
    .select(['external_id', 'published_at'])
    .where('feed_id', '=', feedId)
    .where('realm_id', '=', realmId)
    .execute();
  return new Map(rows.map(({ external_id, published_at }) => [external_id, published_at]));
}

/** Selects the keys of a feed's items that have artwork. */
export async function selectKeysWithArtwork(
  executor: Executor,
  { realmId, feedId }: FeedKey,
): Promise<Set<string>> {
  const rows = await tables(executor)
    .selectFrom('news_item')
    .select('external_id')
    .where('feed_id', '=', feedId)
    .where('realm_id', '=', realmId)
    .where('artwork_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ external_id }) => external_id));
}

/** Returns false when the feed has no such item. */
export async function deleteItem(
  executor: Executor,
  { realmId, feedName, publicId }: { realmId: number; feedName: string; publicId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tables(executor)
    .deleteFrom('news_item')
    .where('realm_id', '=', realmId)
    .where('public_id', '=', publicId)
    .where('feed_id', 'in', (eb) =>
      eb.selectFrom('news_feed').select('id').where('realm_id', '=', realmId).where('name', '=', feedName),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
