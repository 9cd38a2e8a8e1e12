// What stands on a page, and which titles come first in each of its rows: two queries, however many rows there are.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import '../catalogue.tables.ts';
import type { BlockTexts, BucketType } from '@matinee/rules';
import type { BucketSource, HeroData, PerLanguage, RowData } from '../shapes.ts';
import { instantText, isInRegion, isListed, isVisible, withTitle } from './sql.ts';

export interface BucketRow {
  id: number;
  publicId: string;
  position: number;
  exid: string;
  type: BucketType;
  names: BlockTexts;
  rowData: RowData;
  source: BucketSource;
}

export interface HeroRow {
  publicId: string;
  contentId: number | null;
  data: HeroData;
}

export interface StageRow {
  key: string;
  title: PerLanguage;
  heroes: HeroRow[];
  buckets: BucketRow[];
}

const stage = prepared<StageRow>(
  'catalogue-stage',
  `select section.key, section.title,
    coalesce((select json_agg(json_build_object('publicId', hero.public_id, 'contentId', hero.content_id,
        'data', hero.data) order by hero.position)
      from hero where hero.section_id = section.id and $3::int is null), '[]') as heroes,
    coalesce((select json_agg(json_build_object('id', b.id, 'publicId', b.public_id, 'position', b.position,
        'exid', b.exid, 'type', b.type, 'names', b.names, 'rowData', b.row_type_data, 'source', b.source)
        order by b.position)
      from (select * from bucket where bucket.section_id = section.id
        and ($3::int is null or bucket.position > $3) order by bucket.position limit $4) b), '[]') as buckets
  from section where section.realm_id = $1 and section.key = $2`,
);

/** `after`: the position of the last row that the caller has; null for the first ones and the heroes. */
export async function selectStage(
  executor: Executor,
  asked: { realmId: number; section: string; after: number | null; limit: number },
): Promise<StageRow | undefined> {
  const [row] = await stage(executor, [asked.realmId, asked.section, asked.after, asked.limit]);
  return row;
}

const bucket = prepared<BucketRow>(
  'catalogue-bucket',
  `select b.id, b.public_id as "publicId", b.position, b.exid, b.type, b.names, b.row_type_data as "rowData",
    b.source
  from bucket b join section on section.id = b.section_id
  where b.realm_id = $1 and section.key = $2 and b.public_id = $3`,
);

export async function selectBucket(
  executor: Executor,
  asked: { realmId: number; section: string; bucketId: string },
): Promise<BucketRow | undefined> {
  const [row] = await bucket(executor, [asked.realmId, asked.section, asked.bucketId]);
  return row;
}

/** A title that something on the page names, and the video that is played for it: its own, or the first of a list. */
export interface NamedTitle {
  publicId: string;
  id: number;
  /** Absent when nothing of it can be played. */
  video: { id: number; publicId: string } | null;
}

const firstVideo = (from: string, where: string, order: string) =>
  `(select c.id, c.public_id from ${from} where ${where} and ${isVisible('$3')} order by ${order} limit 1)`;
const namedTitles = prepared<NamedTitle>(
  'catalogue-named-titles',
  `select p.public_id as "publicId", p.id, (
    select json_build_object('id', first.id, 'publicId', first.public_id) from (
      ${[
        firstVideo('video v join content c on c.id = v.content_id', 'c.id = p.id', 'c.id'),
        firstVideo(
          `playlist_item item join content c on c.id = item.content_id join video v on v.content_id = c.id`,
          `p.type = 'PLAYLIST' and item.playlist_id = p.id and ${isListed('$3')}`,
          'item.position',
        ),
        firstVideo(
          `season s join video v on v.season_id = s.content_id join content c on c.id = v.content_id`,
          `(p.type = 'SERIES' and s.series_id = p.id or p.type = 'SEASON' and s.content_id = p.id)`,
          's.number, v.episode_number',
        ),
        firstVideo(
          'live_event e join content c on c.id = e.premiere_id',
          `p.type = 'LIVE_EVENT' and e.content_id = p.id`,
          'c.id',
        ),
      ].join('\n union all ')}
    ) first limit 1) as video
  from content p
  where p.realm_id = $1 and p.public_id = any($2::text[]) and ${isVisible('$3', 'p')}`,
);

/** By public id; those that cannot be seen are left out. */
export async function selectNamedTitles(
  executor: Executor,
  asked: { realmId: number; now: Temporal.Instant; publicIds: readonly string[] },
): Promise<ReadonlyMap<string, NamedTitle>> {
  if (asked.publicIds.length === 0) return new Map();
  const rows = await namedTitles(executor, [asked.realmId, asked.publicIds, asked.now]);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** A title's place in a row. `key` is what the row is sorted by. */
export interface ItemRow {
  bucket_id: number;
  content_id: number;
  public_id: string;
  place: number;
  key: string;
}

/** Parameters: $1 languages, $2 realm, $3 now, $4 country, $5 whether to leave out what a border closes. */
const listed = `${isListed('$3')} and (not $5::boolean or ${isInRegion('$4')})`;

/** The listing row `l` of a rule: that of its genre or tag, else the one that every title has. */
const listing = `content_listing l join content c on c.id = l.content_id`;
const fitsRule = `b.source->>'kind' = 'rule' and l.realm_id = $2 and l.type = b.source->>'type' and ${listed}
  and l.facet = coalesce('genre:' || (b.source->>'genre'), 'tag:' || (b.source->>'tag'), '')
  and (b.source->>'access' is null or c.access->>'kind' = b.source->>'access')
  and (b.source->>'genre' is null or b.source->>'tag' is null or exists (select 1 from content_tag ct
    where ct.content_id = c.id and ct.tag = b.source->>'tag'))`;

interface Order {
  key: string;
  order: string;
  from: string;
  where: string;
}

const orders = {
  list: {
    key: 'bi.position::text',
    order: 'bi.position',
    from: 'bucket_item bi join content c on c.id = bi.content_id',
    where: `b.source->>'kind' = 'list' and bi.bucket_id = b.id and c.realm_id = $2 and ${listed}`,
  },
  newest: {
    key: instantText('l.published_at'),
    order: 'l.published_at desc, l.public_id desc',
    from: listing,
    where: `b.source->>'sort' = 'newest' and l.published_at <= $3 and ${fitsRule}`,
  },
  added: {
    key: instantText('l.created_at'),
    order: 'l.created_at desc, l.public_id desc',
    from: listing,
    where: `b.source->>'sort' = 'added' and ${fitsRule}`,
  },
  title: {
    key: 'sorted.title',
    order: 'lower(sorted.title), sorted.title, c.public_id',
    from: `${listing} ${withTitle('$1')}`,
    where: `b.source->>'sort' = 'title' and ${fitsRule}`,
  },
  events: {
    key: instantText('e.starts_at'),
    order: 'e.starts_at, c.public_id',
    from: 'live_event e join content c on c.id = e.content_id',
    where: `b.source->>'kind' = 'events' and e.realm_id = $2 and e.ends_at > $3 and ${listed}`,
  },
} satisfies Record<string, Order>;

function branch({ key, order, from, where }: Order, limit: string, after = 'true'): string {
  return `(select c.id as content_id, c.public_id, (row_number() over (order by ${order}))::int as place,
      ${key} as key
    from ${from} where ${where} and ${after} order by ${order} limit ${limit})`;
}

const firstItems = prepared<ItemRow>(
  'catalogue-first-items',
  `select b.id as bucket_id, x.content_id, x.public_id, x.place, x.key
  from bucket b cross join lateral (
    ${Object.values(orders)
      .map((order) => branch(order, '$7'))
      .join('\n union all ')}
  ) x
  where b.id = any($6::bigint[]) order by b.position, x.place`,
);

export interface ItemsAsked {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  country: string | null;
  hideClosedByBorders: boolean;
  limit: number;
}

function shared({ languages, realmId, now, country, hideClosedByBorders }: ItemsAsked): unknown[] {
  return [languages, realmId, now, country, hideClosedByBorders];
}

/** The first titles of some rows, by row. */
export async function selectFirstItems(
  executor: Executor,
  asked: ItemsAsked & { bucketIds: readonly number[] },
): Promise<Map<number, ItemRow[]>> {
  if (asked.bucketIds.length === 0) return new Map();
  const rows = await firstItems(executor, [...shared(asked), asked.bucketIds, asked.limit]);
  return Map.groupBy(rows, ({ bucket_id }) => bucket_id);
}

/** In a list the present place of the last title counts, else, when it is gone, the place that it had. */
const conditions = {
  list: `bi.position > coalesce((select l.position from bucket_item l join content last on last.id = l.content_id
    where l.bucket_id = b.id and last.public_id = $9 order by abs(l.position - $8::int) limit 1), $8::int)`,
  newest: '(l.published_at, l.public_id) < ($8::timestamptz, $9::text)',
  added: '(l.created_at, l.public_id) < ($8::timestamptz, $9::text)',
  title: '(lower(sorted.title), sorted.title, c.public_id) > (lower($8::text), $8::text, $9::text)',
  events: '(e.starts_at, c.public_id) > ($8::timestamptz, $9::text)',
} satisfies Record<keyof typeof orders, string>;

export type ItemOrder = keyof typeof orders;

const nextItems = Object.fromEntries(
  (Object.keys(orders) as ItemOrder[]).map((order) => [
    order,
    prepared<ItemRow>(
      `catalogue-next-items-${order}`,
      `select b.id as bucket_id, x.content_id, x.public_id, x.place, x.key
      from bucket b cross join lateral ${branch(orders[order], '$7', conditions[order])} x
      where b.id = $6 and $1::text[] is not null order by x.place`,
    ),
  ]),
) as Record<ItemOrder, ReturnType<typeof prepared<ItemRow>>>;

/** The titles of a row that follow one of them. */
export function selectNextItems(
  executor: Executor,
  asked: ItemsAsked & { bucketId: number; order: ItemOrder; after: { key: string; publicId: string } },
): Promise<ItemRow[]> {
  const { bucketId, limit, order, after } = asked;
  return nextItems[order](executor, [...shared(asked), bucketId, limit, after.key, after.publicId]);
}
