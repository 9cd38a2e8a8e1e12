// What readers of news ask for. An item is there from the instant at which it is published.
import type { RichNode } from '@matinee/contract';
import { type Executor, prepared } from '../../platform/database/index.ts';
import { instantText, type PerLanguage, type TimeCursor } from '../titles/index.ts';

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

export interface ItemRow {
  id: number;
  public_id: string;
  feed_name: string;
  feed_titles: PerLanguage;
  titles: PerLanguage;
  summaries: PerLanguage;
  /** Exact, as it is sorted. */
  published: string;
  picture: { id: string; width: number; height: number; placeholder: string } | null;
}

const columns = `i.id, i.public_id, f.name as feed_name, f.titles as feed_titles, i.titles, i.summaries,
  ${instantText('i.published_at')} as published,
  case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width,
    'height', a.height, 'placeholder', a.placeholder) end as picture`;
const tables = `news_item i join news_feed f on f.id = i.feed_id left join artwork a on a.id = i.picture_id`;

/** Parameters: $1 realm or feed, $2 now, $3 and $4 where to go on, $5 how many. */
const pageOf = (owner: string) => `select ${columns} from ${tables}
  where ${owner} = $1 and i.published_at <= $2
    and ($3::timestamptz is null or (i.published_at, i.id) < ($3::timestamptz, $4::bigint))
  order by i.published_at desc, i.id desc limit $5`;

const ofRealm = prepared<ItemRow>('news-of-realm', pageOf('i.realm_id'));
const ofFeed = prepared<ItemRow>('news-of-feed', pageOf('i.feed_id'));

export interface ItemsAsked {
  realmId: number;
  /** Key of one of the realm's feeds; null for all. */
  feedId: number | null;
  now: Temporal.Instant;
  after: TimeCursor | null;
  limit: number;
}

export function selectItems(executor: Executor, asked: ItemsAsked): Promise<ItemRow[]> {
  const { realmId, feedId, now, after, limit } = asked;
  const rest = [now, after?.t ?? null, after?.i ?? null, limit];
  return feedId === null ? ofRealm(executor, [realmId, ...rest]) : ofFeed(executor, [feedId, ...rest]);
}

export interface WholeItemRow extends ItemRow {
  texts: Readonly<Record<string, RichNode[]>>;
  author: string | null;
  link: string | null;
  updated_at: Temporal.Instant;
}

const item = prepared<WholeItemRow>(
  'news-item',
  `select ${columns}, i.texts, i.author, i.link, i.updated_at from ${tables}
  where f.realm_id = $1 and f.name = $2 and i.public_id = $3 and i.published_at <= $4`,
);

export async function selectItem(
  executor: Executor,
  asked: { realmId: number; feedName: string; publicId: string; now: Temporal.Instant },
): Promise<WholeItemRow | undefined> {
  const [row] = await item(executor, [asked.realmId, asked.feedName, asked.publicId, asked.now]);
  return row;
}

export interface ListedNews {
  feedName: string;
  publicId: string;
  updatedAt: Temporal.Instant;
  titles: PerLanguage;
  picture: { id: string; width: number } | null;
}

const listed = prepared<ListedNews>(
  'news-listed',
  `select f.name as "feedName", i.public_id as "publicId", i.updated_at as "updatedAt", i.titles,
    case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width) end as picture
  from ${tables} where i.realm_id = $1 and i.published_at <= $2
  order by i.published_at desc, i.id desc limit $3`,
);

/** The newest items, for the site map. */
export function listedNews(
  executor: Executor,
  { realmId, now, limit }: { realmId: number; now: Temporal.Instant; limit: number },
): Promise<ListedNews[]> {
  return listed(executor, [realmId, now, limit]);
}
