// Positions of the items of a watchlist. The caller of a writing query has locked the list.
import { definePreparedQuery, type Executor, type Trx } from '../../platform/database/index.ts';
import type { PositionBounds, PositionChanges, PositionedItem } from '../../platform/ordering/index.ts';
import { buildListedSql } from '../titles/index.ts';

/** A list and the profile that requests it. Queries that change a list do so only if the profile owns it. */
export interface ProfileListKey {
  realmId: number;
  profileId: number;
  listId: number;
}

const itemPositionQuery = definePreparedQuery<{ position: string }>(
  'watchlists-position',
  `select i.position::text from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $2 and c.realm_id = $1 and c.public_id = $3`,
);

export async function selectPosition(
  executor: Executor,
  { realmId, listId, publicId }: { realmId: number; listId: number; publicId: string },
): Promise<string | undefined> {
  const [row] = await itemPositionQuery(executor, [realmId, listId, publicId]);
  return row?.position;
}

/** SQL; true if the profile owns the list. Parameters: $1 realm, $2 list, $3 profile. */
export const isOwnedListSql =
  'exists (select from watchlist where id = $2 and realm_id = $1 and profile_id = $3)';

const firstItemQuery = definePreparedQuery<{ itemId: number; position: string }>(
  'watchlists-first-item',
  `select content_id as "itemId", position::text from watchlist_item where watchlist_id = $2 and ${isOwnedListSql}
  order by watchlist_item.position limit 1`,
);

export async function selectFirstItem(
  trx: Trx,
  { realmId, listId, profileId }: ProfileListKey,
): Promise<{ itemId: number; position: string } | undefined> {
  const [row] = await firstItemQuery(trx, [realmId, listId, profileId]);
  return row;
}

const itemsByPublicIdQuery = definePreparedQuery<{ itemId: number; publicId: string; position: string }>(
  'watchlists-items-by-public-id',
  `select i.content_id as "itemId", c.public_id as "publicId", i.position::text
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $2 and c.realm_id = $1 and ${isOwnedListSql} and c.public_id = any($4::text[])
    and ($5::numeric is null or i.position > $5)
  order by i.position`,
);

/** Selects the items with these public ids, in order. `after`: only items after this position; null for all. */
export function selectItemsByPublicId(
  trx: Trx,
  {
    realmId,
    listId,
    profileId,
    publicIds,
    after,
  }: ProfileListKey & { publicIds: readonly string[]; after: string | null },
): Promise<{ itemId: number; publicId: string; position: string }[]> {
  return itemsByPublicIdQuery(trx, [realmId, listId, profileId, publicIds, after]);
}

const itemsInRangeQuery = definePreparedQuery<PositionedItem>(
  'watchlists-items-in-range',
  `select content_id as "itemId", position::text, last_used_position::text as "lastUsedPosition" from watchlist_item
  where watchlist_id = $2 and ${isOwnedListSql}
    and position >= coalesce((select max(position) from watchlist_item
      where watchlist_id = $2 and position < least($4::numeric, $5::numeric)), least($4::numeric, $5::numeric))
    and position <= coalesce((select min(position) from watchlist_item
      where watchlist_id = $2 and position > greatest($4::numeric, $5::numeric)), 'infinity')
  order by watchlist_item.position`,
);

/** The items between two positions in either order, with the item before and the item after them. */
export function selectItemsInRange(
  trx: Trx,
  { realmId, listId, profileId }: ProfileListKey,
  [from, to]: PositionRange,
): Promise<PositionedItem[]> {
  return itemsInRangeQuery(trx, [realmId, listId, profileId, from, to]);
}

/** Decimal strings, or infinity for an end of the list. */
export type PositionRange = readonly [from: string, to: string];
export const fullRange: PositionRange = ['-infinity', 'infinity'];
export const endOfList: PositionRange = ['infinity', 'infinity'];

const positionBoundsQuery = definePreparedQuery<PositionBounds>(
  'watchlists-position-bounds',
  `select first_position as first, last_position as last from watchlist
  where id = $2 and realm_id = $1 and profile_id = $3`,
);

export async function selectPositionBounds(
  trx: Trx,
  { realmId, listId, profileId }: ProfileListKey,
): Promise<PositionBounds | undefined> {
  const [row] = await positionBoundsQuery(trx, [realmId, listId, profileId]);
  return row;
}

const deleteItems = definePreparedQuery<never>(
  'watchlists-delete-items',
  `delete from watchlist_item where watchlist_id = $2 and content_id = any($4::bigint[]) and ${isOwnedListSql}`,
);
const upsertItems = definePreparedQuery<never>(
  'watchlists-upsert-items',
  `insert into watchlist_item (watchlist_id, content_id, position, last_used_position, added_at)
  select $2::bigint, item.id, item.position, item.last_used_position, $7::timestamptz
  from unnest($4::bigint[], $5::numeric[], $6::numeric[]) item (id, position, last_used_position)
  where ${isOwnedListSql}
  on conflict (watchlist_id, content_id)
    do update set position = excluded.position, last_used_position = excluded.last_used_position`,
);
const updateBounds = definePreparedQuery<never>(
  'watchlists-update-position-bounds',
  `update watchlist set first_position = $4, last_position = $5
  where id = $2 and realm_id = $1 and profile_id = $3`,
);

/** `removedIds`: ids of the titles that leave the list. `now`: when new titles were added. */
export async function writeItemChanges(
  trx: Trx,
  { realmId, listId, profileId }: ProfileListKey,
  {
    changes: { addedItems, changedItems, bounds: newBounds },
    removedIds,
    now,
  }: { changes: PositionChanges; removedIds: readonly number[]; now: Temporal.Instant },
): Promise<void> {
  const writtenItems = [...changedItems, ...addedItems];
  if (removedIds.length > 0) await deleteItems(trx, [realmId, listId, profileId, removedIds]);
  if (writtenItems.length > 0) {
    await upsertItems(trx, [
      realmId,
      listId,
      profileId,
      writtenItems.map(({ itemId }) => itemId),
      writtenItems.map((item) => item.position),
      writtenItems.map(({ lastUsedPosition }) => lastUsedPosition),
      now,
    ]);
  }
  await updateBounds(trx, [realmId, listId, profileId, newBounds.first, newBounds.last]);
}

const visiblePositionQuery = definePreparedQuery<{ position: number; count: number }>(
  'watchlists-visible-position',
  `select count(*)::int as count, count(*) filter (where i.position <= moved.position)::int as position
  from watchlist_item i join content c on c.id = i.content_id, (
    select at.position from watchlist_item at join content title on title.id = at.content_id
    where at.watchlist_id = $3 and title.realm_id = $2 and title.public_id = $4
  ) moved
  where i.watchlist_id = $3 and c.realm_id = $2 and ${buildListedSql('$1')}`,
);

/** The position of a title among the visible items, from 1, and the number of visible items. */
export async function selectVisiblePosition(
  trx: Trx,
  {
    realmId,
    listId,
    now,
    publicId,
  }: Omit<ProfileListKey, 'profileId'> & { now: Temporal.Instant; publicId: string },
): Promise<{ position: number; count: number }> {
  const [row] = await visiblePositionQuery(trx, [now, realmId, listId, publicId]);
  return row ?? { position: 0, count: 0 };
}
