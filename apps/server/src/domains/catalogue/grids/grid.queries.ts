// Titles that fit the rule of a grid, page by page, and what there is to choose from.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import '../catalogue.tables.ts';
import type { ArtworkRow } from '../queries/card.queries.ts';
import { instantText, isInRegion, isVisible, titleOf } from '../queries/sql.ts';
import type { BucketRow } from '../queries/stage.queries.ts';
import type { BucketSort, PerLanguage } from '../shapes.ts';
import type { GridRule } from './grid-rule.ts';

const bucket = prepared<BucketRow>(
  'catalogue-bucket-by-id',
  `select id, public_id as "publicId", position, exid, type, names, row_type_data as "rowData", source
  from bucket where realm_id = $1 and public_id = $2`,
);

export async function selectBucketById(
  executor: Executor,
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<BucketRow | undefined> {
  const [row] = await bucket(executor, [realmId, publicId]);
  return row;
}

export interface GridItem {
  content_id: number;
  public_id: string;
  /** What the grid is sorted by. */
  key: string;
}

/** Parameters: $1 languages, $2 realm, $3 now, $4 country, $5 whether to leave out what a border closes. */
const fits = `c.realm_id = $2 and ${isVisible('$3')} and (not $5::boolean or ${isInRegion('$4')})
  and c.type = any($6::text[])
  and not exists (select 1 from unnest($7::text[]) wanted where not exists (
    select 1 from content_genre cg join genre g on g.id = cg.genre_id
    where cg.content_id = c.id and g.realm_id = $2 and g.key = wanted))
  and ($8::text is null or exists (select 1 from content_tag ct where ct.content_id = c.id and ct.tag = $8))
  and ($9::text is null or c.access->>'kind' = $9)`;

interface Order {
  key: string;
  order: string;
  from: string;
  /** Parameters: $11 key of the last title that was seen, $12 its public id. */
  after: string;
}

const byInstant = (column: string): Order => ({
  key: instantText(column),
  order: `${column} desc, c.public_id desc`,
  from: 'content c',
  after: `(${column}, c.public_id) < ($11::timestamptz, $12::text)`,
});

const orders: Record<BucketSort, Order> = {
  newest: byInstant('c.published_at'),
  added: byInstant('c.created_at'),
  title: {
    key: 'sorted.title',
    order: 'lower(sorted.title), sorted.title, c.public_id',
    from: `content c cross join lateral (select ${titleOf('c.id', '$1')} as title) sorted`,
    after: '(lower(sorted.title), sorted.title, c.public_id) > (lower($11::text), $11::text, $12::text)',
  },
};

const pages = Object.fromEntries(
  Object.entries(orders).map(([sort, { key, order, from, after }]) => [
    sort,
    prepared<GridItem>(
      `catalogue-grid-${sort}`,
      `select c.id as content_id, c.public_id, ${key} as key from ${from}
      where ${fits} and $1::text[] is not null and ($11::text is null or ${after})
      order by ${order} limit $10`,
    ),
  ]),
) as Record<BucketSort, ReturnType<typeof prepared<GridItem>>>;

export interface GridAsked {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  country: string | null;
  hideClosedByBorders: boolean;
  limit: number;
}

export function selectGrid(
  executor: Executor,
  rule: GridRule,
  { after, ...asked }: GridAsked & { after: { key: string; publicId: string } | null },
): Promise<GridItem[]> {
  const { realmId, now, languages, country, hideClosedByBorders, limit } = asked;
  return pages[rule.sort](executor, [
    languages,
    realmId,
    now,
    country,
    hideClosedByBorders,
    rule.types,
    rule.genres,
    rule.tag ?? null,
    rule.access ?? null,
    limit,
    after?.key ?? null,
    after?.publicId ?? null,
  ]);
}

export interface ChoiceRow {
  kind: 'genre' | 'type';
  key: string;
  names: PerLanguage | null;
  titles: number;
  picture: ArtworkRow | null;
}

/**
 * How many titles of a choice there are, and the picture of the newest: rather one without lettering, because the
 * choice has words of its own. Parameters: $1 realm, $2 now, $3 types.
 */
const chosen = (condition: string) => `cross join lateral (
  select count(*)::int as titles,
    (array_agg(c.id order by c.published_at desc, c.public_id desc))[1] as newest
  from content c where c.realm_id = $1 and ${isVisible('$2')} and ${condition}) n
  left join lateral (select * from artwork where content_id = n.newest and kind in ('hero', 'thumbnail')
    order by kind limit 1) a on true
  where n.titles > 0`;

const picture = `case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width,
  'height', a.height, 'placeholder', a.placeholder) end as picture`;

const choices = prepared<ChoiceRow>(
  'catalogue-choices',
  `(select 'genre' as kind, g.key, g.names, n.titles, ${picture} from genre g ${chosen(
    `c.type = any($4::text[]) and exists (select 1 from content_genre cg
      where cg.content_id = c.id and cg.genre_id = g.id)`,
  )} and g.realm_id = $1)
  union all
  (select 'type', wanted.type, null, n.titles, ${picture}
  from unnest($3::text[]) with ordinality wanted (type, place) ${chosen('c.type = wanted.type')}
  order by wanted.place)`,
);

/** `types` to choose from, in order; genres count what is of `gridTypes`. */
export function selectChoices(
  executor: Executor,
  asked: { realmId: number; now: Temporal.Instant; types: readonly string[]; gridTypes: readonly string[] },
): Promise<ChoiceRow[]> {
  return choices(executor, [asked.realmId, asked.now, asked.types, asked.gridTypes]);
}
