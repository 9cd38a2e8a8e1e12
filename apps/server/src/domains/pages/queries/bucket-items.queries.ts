// SQL for the titles of rows that a rule, a list or live events fill: the first titles of all rows of a section in
// one query, and later titles of one row after a cursor.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildInRegionSql, buildInstantSql, buildListedSql, buildTitleJoinSql } from '../../titles/index.ts';
import { type ItemParams, toCommonSqlParameters } from './item-params.ts';

/** A title in a row. `key` is its sort value. */
export interface ItemRow {
  bucket_id: number;
  content_id: number;
  public_id: string;
  position: number;
  key: string;
}

/** Parameters: those of `toSqlParameters`. */
const isShownSql = `${buildListedSql('$3')} and (not $5::boolean or ${buildInRegionSql('$4')})`;

/** The listing row `l` of a rule: the one for its genre or tag, otherwise the one that every title has. */
const listingSql = `content_listing l join content c on c.id = l.content_id`;
const matchesRuleSql = `b.source->>'kind' = 'rule' and l.realm_id = $2 and l.type = b.source->>'type' and ${isShownSql}
  and l.facet = coalesce('genre:' || (b.source->>'genre'), 'tag:' || (b.source->>'tag'), '')
  and (b.source->>'access' is null or c.access->>'kind' = b.source->>'access')
  and (b.source->>'genre' is null or b.source->>'tag' is null or exists (select 1 from content_tag ct
    where ct.content_id = c.id and ct.tag = b.source->>'tag'))`;

interface OrderSql {
  key: string;
  orderBy: string;
  from: string;
  where: string;
}

const orders = {
  list: {
    key: 'bi.position::text',
    orderBy: 'bi.position',
    from: 'bucket_item bi join content c on c.id = bi.content_id',
    where: `b.source->>'kind' = 'list' and bi.bucket_id = b.id and c.realm_id = $2 and ${isShownSql}`,
  },
  newest: {
    key: buildInstantSql('l.published_at'),
    orderBy: 'l.published_at desc, l.public_id desc',
    from: listingSql,
    where: `b.source->>'sort' = 'newest' and l.published_at <= $3 and ${matchesRuleSql}`,
  },
  added: {
    key: buildInstantSql('l.created_at'),
    orderBy: 'l.created_at desc, l.public_id desc',
    from: listingSql,
    where: `b.source->>'sort' = 'added' and ${matchesRuleSql}`,
  },
  title: {
    key: 'sorted.title',
    orderBy: 'lower(sorted.title), sorted.title, c.public_id',
    from: `${listingSql} ${buildTitleJoinSql('$1')}`,
    where: `b.source->>'sort' = 'title' and ${matchesRuleSql}`,
  },
  events: {
    key: buildInstantSql('e.starts_at'),
    orderBy: 'e.starts_at, c.public_id',
    from: 'live_event e join content c on c.id = e.content_id',
    where: `b.source->>'kind' = 'events' and e.realm_id = $2 and e.ends_at > $3 and ${isShownSql}`,
  },
} satisfies Record<string, OrderSql>;

function buildBranchSql(
  { key, orderBy, from, where }: OrderSql,
  limitParameter: string,
  cursorCondition = 'true',
): string {
  return `(select c.id as content_id, c.public_id, (row_number() over (order by ${orderBy}))::int as position,
      ${key} as key
    from ${from} where ${where} and ${cursorCondition} order by ${orderBy} limit ${limitParameter})`;
}

const firstItemsQuery = definePreparedQuery<ItemRow>(
  'pages-first-items',
  `select b.id as bucket_id, x.content_id, x.public_id, x.position, x.key
  from bucket b cross join lateral (
    ${Object.values(orders)
      .map((orderSql) => buildBranchSql(orderSql, '$7'))
      .join('\n union all ')}
  ) x
  where b.id = any($6::bigint[]) order by b.position, x.position`,
);

/** Selects the first titles of the given rows, by row. */
export async function selectFirstItems(
  executor: Executor,
  params: ItemParams & { bucketIds: readonly number[] },
): Promise<Map<number, ItemRow[]>> {
  if (params.bucketIds.length === 0) return new Map();
  const rows = await firstItemsQuery(executor, [
    ...toCommonSqlParameters(params),
    params.bucketIds,
    params.limit,
  ]);
  return Map.groupBy(rows, ({ bucket_id }) => bucket_id);
}

/**
 * A list continues after the current position of the title of the cursor, or after its old position when the title was
 * removed.
 */
const cursorConditions = {
  list: `bi.position > coalesce((select l.position from bucket_item l join content last on last.id = l.content_id
    where l.bucket_id = b.id and last.public_id = $9 order by abs(l.position - $8::int) limit 1), $8::int)`,
  newest: '(l.published_at, l.public_id) < ($8::timestamptz, $9::text)',
  added: '(l.created_at, l.public_id) < ($8::timestamptz, $9::text)',
  title: '(lower(sorted.title), sorted.title, c.public_id) > (lower($8::text), $8::text, $9::text)',
  events: '(e.starts_at, c.public_id) > ($8::timestamptz, $9::text)',
} satisfies Record<keyof typeof orders, string>;

export type ItemOrder = keyof typeof orders;

const nextItemsQueries = Object.fromEntries(
  (Object.keys(orders) as ItemOrder[]).map((order) => [
    order,
    definePreparedQuery<ItemRow>(
      `pages-next-items-${order}`,
      `select b.id as bucket_id, x.content_id, x.public_id, x.position, x.key
      from bucket b cross join lateral ${buildBranchSql(orders[order], '$7', cursorConditions[order])} x
      where b.id = $6 and $1::text[] is not null order by x.position`,
    ),
  ]),
) as Record<ItemOrder, ReturnType<typeof definePreparedQuery<ItemRow>>>;

/** Selects the titles of a row after the cursor. */
export function selectNextItems(
  executor: Executor,
  params: ItemParams & { bucketId: number; order: ItemOrder; after: { key: string; publicId: string } },
): Promise<ItemRow[]> {
  const { bucketId, limit, order, after } = params;
  return nextItemsQueries[order](executor, [
    ...toCommonSqlParameters(params),
    bucketId,
    limit,
    after.key,
    after.publicId,
  ]);
}
