// Reads the items of watchlists; positions.queries.ts writes them.
import { definePreparedQuery, type Executor, type Trx } from '../../platform/database/index.ts';
import { buildListedSql } from '../titles/index.ts';
import type { ProfileListKey } from './positions.queries.ts';

export interface ItemRow {
  content_id: number;
  public_id: string;
  /** Position in the list, as text. The paging of lists requires the name `key`. */
  key: string;
}

const itemsAfterQuery = definePreparedQuery<ItemRow>(
  'watchlists-items',
  `select c.id as content_id, c.public_id, i.position::text as key
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $3 and c.realm_id = $2 and ($4::numeric is null or i.position > $4) and ${buildListedSql('$1')}
  order by i.position limit $5`,
);

export interface ItemsParams {
  realmId: number;
  now: Temporal.Instant;
  listId: number;
  limit: number;
}

/** Visible items after a position, or from the start when it is null. */
export function selectVisibleItems(
  executor: Executor,
  params: ItemsParams & { after: string | null },
): Promise<ItemRow[]> {
  return itemsAfterQuery(executor, [params.now, params.realmId, params.listId, params.after, params.limit]);
}

const itemsBeforeQuery = definePreparedQuery<ItemRow>(
  'watchlists-items-before',
  `select c.id as content_id, c.public_id, i.position::text as key
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $3 and c.realm_id = $2 and i.position < $4 and ${buildListedSql('$1')}
  order by i.position desc limit $5`,
);

/** Visible items before a position, nearest first. */
export function selectVisibleItemsBefore(
  executor: Executor,
  params: ItemsParams & { before: string },
): Promise<ItemRow[]> {
  return itemsBeforeQuery(executor, [params.now, params.realmId, params.listId, params.before, params.limit]);
}

const firstItemsQuery = definePreparedQuery<{ watchlist_id: number; content_ids: number[] }>(
  'watchlists-first-items',
  `select list.id as watchlist_id, array_agg(first.id order by first.position) as content_ids
  from unnest($3::bigint[]) list(id), lateral (
    select c.id, i.position from watchlist_item i join content c on c.id = i.content_id
    where i.watchlist_id = list.id and c.realm_id = $2 and ${buildListedSql('$1')}
    order by i.position limit $4
  ) first
  group by list.id`,
);

/** The first visible items of each list. Lists without any are not in the result. */
export async function selectFirstVisibleItems(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; listIds: readonly number[]; limit: number },
): Promise<Map<number, number[]>> {
  const rows = await firstItemsQuery(executor, [params.now, params.realmId, params.listIds, params.limit]);
  return new Map(rows.map((row) => [row.watchlist_id, row.content_ids]));
}

const listsWithTitleQuery = definePreparedQuery<{ watchlist_id: number }>(
  'watchlists-with-title',
  `select i.watchlist_id from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = any($2::bigint[]) and c.realm_id = $1 and c.public_id = $3`,
);

/** The lists among `listIds` that contain the title. */
export async function selectListsWithTitle(
  executor: Executor,
  { realmId, listIds, publicId }: { realmId: number; listIds: readonly number[]; publicId: string },
): Promise<Set<number>> {
  const rows = await listsWithTitleQuery(executor, [realmId, listIds, publicId]);
  return new Set(rows.map(({ watchlist_id }) => watchlist_id));
}

export interface VisibleTitleRow {
  id: number;
  public_id: string;
  type: string;
  is_in_list: boolean;
}

const lockVisibleTitlesQuery = definePreparedQuery<VisibleTitleRow>(
  'watchlists-lock-visible-titles',
  `select c.id, c.public_id, c.type,
    exists (select from watchlist_item i where i.watchlist_id = $3 and i.content_id = c.id) as is_in_list
  from content c where c.realm_id = $2 and c.public_id = any($4::text[]) and ${buildListedSql('$1')}
  for key share`,
);

/** The visible titles among `publicIds`. They are locked, so that they cannot be deleted during the transaction. */
export function lockVisibleTitles(
  trx: Trx,
  params: { realmId: number; now: Temporal.Instant; listId: number; publicIds: readonly string[] },
): Promise<VisibleTitleRow[]> {
  return lockVisibleTitlesQuery(trx, [params.now, params.realmId, params.listId, params.publicIds]);
}

const titleIdsQuery = definePreparedQuery<{ id: number }>(
  'watchlists-title-ids',
  'select id from content where realm_id = $1 and public_id = any($2::text[])',
);

/** Database ids of the titles of the realm among `publicIds`. */
export async function selectTitleIds(
  executor: Executor,
  { realmId, publicIds }: { realmId: number; publicIds: readonly string[] },
): Promise<number[]> {
  return (await titleIdsQuery(executor, [realmId, publicIds])).map(({ id }) => id);
}

const itemCountQuery = definePreparedQuery<{ count: number }>(
  'watchlists-count-items',
  `select count(*)::int as count from watchlist_item i join watchlist w on w.id = i.watchlist_id
  where w.id = $2 and w.realm_id = $1 and w.profile_id = $3`,
);

/** Counts all items, also those that are not visible. */
export async function countItems(trx: Trx, { realmId, listId, profileId }: ProfileListKey): Promise<number> {
  const [row] = await itemCountQuery(trx, [realmId, listId, profileId]);
  return row?.count ?? 0;
}

/** The id of an item is the id of its title, because a list contains a title once. */
const removableItemQuery = definePreparedQuery<{ itemId: number; position: string }>(
  'watchlists-removable',
  `select i.content_id as "itemId", i.position::text
  from watchlist_item i join content c on c.id = i.content_id join watchlist w on w.id = i.watchlist_id
  where w.id = $2 and w.realm_id = $1 and w.profile_id = $3 and c.realm_id = $1
    and c.public_id = $4 and c.type = any($5::text[])`,
);

/** An item of the list, if its title has one of the types. */
export async function selectRemovableItem(
  trx: Trx,
  {
    realmId,
    listId,
    profileId,
    publicId,
    types,
  }: ProfileListKey & { publicId: string; types: readonly string[] },
): Promise<{ itemId: number; position: string } | undefined> {
  const [row] = await removableItemQuery(trx, [realmId, listId, profileId, publicId, types]);
  return row;
}
