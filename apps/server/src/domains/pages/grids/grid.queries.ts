// Titles that match the rule of a grid, page by page, and the filters of grids.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import {
  type ArtworkRow,
  buildAgeLimitByIdSql,
  buildInRegionSql,
  buildInstantSql,
  buildTitleJoinSql,
  buildVisibleSql,
  type PerLanguage,
} from '../../titles/index.ts';
import { type ItemParams, toCommonSqlParameters } from '../queries/item-params.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import type { BucketSort } from '../section-input.ts';
import type { GridRule } from './grid-rule.ts';

const bucketByIdQuery = definePreparedQuery<BucketRow>(
  'pages-bucket-by-id',
  `select id, public_id as "publicId", position, exid, type, names, row_type_data as "displaySettings", source
  from bucket where realm_id = $1 and public_id = $2`,
);

export async function selectBucketById(
  executor: Executor,
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<BucketRow | undefined> {
  const [row] = await bucketByIdQuery(executor, [realmId, publicId]);
  return row;
}

export interface GridItem {
  content_id: number;
  public_id: string;
  /** Sort value of the title, for the cursor. */
  key: string;
}

/**
 * The listing row `l` matches the first facet of `listFacets`; a subquery checks the others. Parameters: those of
 * `toSqlParameters`, then $6 types, $7 the facet, $8 further facets, $9 access.
 */
const matchesRuleSql = `l.realm_id = $2 and l.facet = $7 and l.type = any($6::text[]) and ${buildVisibleSql('$3')}
  and (not $5::boolean or ${buildInRegionSql('$4')})
  and not exists (select 1 from unnest($8::text[]) required(facet) where not exists (
    select 1 from content_listing further where further.content_id = c.id and further.facet = required.facet))
  and ($9::text is null or c.access->>'kind' = $9)`;
const listingSql = 'content_listing l join content c on c.id = l.content_id';

interface OrderSql {
  key: string;
  orderBy: string;
  from: string;
  /** Parameters: $11 sort value and $12 public id of the last title of the previous page. */
  after: string;
}

const buildInstantOrder = (column: string): OrderSql => ({
  key: buildInstantSql(column),
  orderBy: `${column} desc, l.public_id desc`,
  from: listingSql,
  after: `(${column}, l.public_id) < ($11::timestamptz, $12::text)`,
});

const orders: Record<BucketSort, OrderSql> = {
  newest: buildInstantOrder('l.published_at'),
  added: buildInstantOrder('l.created_at'),
  title: {
    key: 'sorted.title',
    orderBy: 'lower(sorted.title), sorted.title, c.public_id',
    from: `${listingSql} ${buildTitleJoinSql('$1')}`,
    after: '(lower(sorted.title), sorted.title, c.public_id) > (lower($11::text), $11::text, $12::text)',
  },
};

const gridQueries = Object.fromEntries(
  Object.entries(orders).map(([sort, { key, orderBy, from, after }]) => [
    sort,
    definePreparedQuery<GridItem>(
      `pages-grid-${sort}`,
      `select c.id as content_id, c.public_id, ${key} as key from ${from}
      where ${matchesRuleSql} and $1::text[] is not null and ($11::text is null or ${after})
      order by ${orderBy} limit $10`,
    ),
  ]),
) as Record<BucketSort, ReturnType<typeof definePreparedQuery<GridItem>>>;

export function selectGridItems(
  executor: Executor,
  rule: GridRule,
  { after, ...params }: ItemParams & { after: { key: string; publicId: string } | null },
): Promise<GridItem[]> {
  const [facet = '', ...otherFacets] = listFacets(rule);
  return gridQueries[rule.sort](executor, [
    ...toCommonSqlParameters(params),
    rule.types,
    facet,
    otherFacets,
    rule.access ?? null,
    params.limit,
    after?.key ?? null,
    after?.publicId ?? null,
  ]);
}

/** Lists the tag first, because tags are rarer than genres. */
function listFacets({ genres, tag }: GridRule): string[] {
  return [...(tag === undefined ? [] : [`tag:${tag}`]), ...genres.map((genre) => `genre:${genre}`)];
}

export interface FilterRow {
  kind: 'genre' | 'type';
  key: string;
  names: PerLanguage | null;
  titleCount: number;
  image: ArtworkRow | null;
}

/**
 * The number of titles per filter, and the artwork of its newest title: preferably without lettering, because
 * the filter has its own label. The number includes titles outside their availability window, which are few. Parameters:
 * $1 realm, $2 now, $3 types to filter by, $4 types that the numbers of genres include.
 */
const filtersQuery = definePreparedQuery<FilterRow>(
  'pages-filters',
  `with counted as materialized (
    select facet, type, count(*)::int as titles from content_listing
    where realm_id = $1 and published_at <= $2 and facet not like 'tag:%'${buildAgeLimitByIdSql('content_id')}
    group by facet, type),
  chosen as (
    (select 'genre' as kind, g.key, g.names, n.titles, 'genre:' || g.key as facet, $4::text[] as types, 0 as position
    from genre g cross join lateral (select sum(titles)::int as titles from counted
      where facet = 'genre:' || g.key and type = any($4::text[])) n
    where g.realm_id = $1 and n.titles > 0)
    union all
    (select 'type', requested.type, null, n.titles, '', array[requested.type], requested.position::int
    from unnest($3::text[]) with ordinality requested (type, position)
    join counted n on n.facet = '' and n.type = requested.type))
  select chosen.kind, chosen.key, chosen.names, chosen.titles as "titleCount", case when a.id is null then null
    else json_build_object('id', a.public_id, 'width', a.width, 'height', a.height, 'placeholder', a.placeholder)
    end as image
  from chosen left join lateral (
    select newest.id from unnest(chosen.types) of_type (type) cross join lateral (
      select c.id, l.published_at, l.public_id from content_listing l join content c on c.id = l.content_id
      where l.realm_id = $1 and l.facet = chosen.facet and l.type = of_type.type and l.published_at <= $2
        and ${buildVisibleSql('$2')}
      order by l.published_at desc, l.public_id desc limit 1) newest
    order by newest.published_at desc, newest.public_id desc limit 1) n on true
  left join lateral (select * from artwork where content_id = n.id and kind in ('hero', 'thumbnail')
    order by kind limit 1) a on true
  order by chosen.position`,
);

const tagExistsQuery = definePreparedQuery<{ found: boolean }>(
  'pages-is-tag',
  `select exists (select 1 from content_listing where realm_id = $1 and facet = 'tag:' || $2) as found`,
);

/** Whether a title of the realm has the tag. */
export async function isTag(
  executor: Executor,
  { realmId, tag }: { realmId: number; tag: string },
): Promise<boolean> {
  const [row] = await tagExistsQuery(executor, [realmId, tag]);
  return row?.found ?? false;
}

/** Content types to filter by, in this order. */
export const browseTypes = ['VIDEO', 'SERIES', 'SEASON_VIDEO', 'PLAYLIST'] as const;

/**
 * `types` are the content types to offer as filters, in this order. The number of titles of a genre includes only
 * types in `gridTypes`.
 */
export function selectFilters(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; types: readonly string[]; gridTypes: readonly string[] },
): Promise<FilterRow[]> {
  return filtersQuery(executor, [params.realmId, params.now, params.types, params.gridTypes]);
}
