// Items that were removed from a watchlist and can be restored. The caller of a query that changes one list
// has locked it.
import { undoWindowMs } from '@matinee/rules';
import { definePreparedQuery, type Executor, type Trx } from '../../platform/database/index.ts';
import { isOwnedListSql, type ProfileListKey } from './positions.queries.ts';
import { tables } from './watchlists.tables.ts';

type ItemKey = ProfileListKey & { itemId: number; now: Temporal.Instant };

const insertRemovedItem = definePreparedQuery<never>(
  'watchlists-record-removed-item',
  `insert into removed_watchlist_item (watchlist_id, content_id, position, old_position, added_at, removed_at)
  select watchlist_id, content_id, position, position, added_at, $5::timestamptz from watchlist_item
  where watchlist_id = $2 and content_id = $4 and ${isOwnedListSql}
  on conflict (watchlist_id, content_id) do update set position = excluded.position, old_position = excluded.old_position,
    added_at = excluded.added_at, removed_at = excluded.removed_at`,
);

/** Stores the position of an item, and when it was added, before the item is deleted. */
export async function recordRemovedItem(
  trx: Trx,
  { realmId, listId, profileId, itemId, now }: ItemKey,
): Promise<void> {
  await insertRemovedItem(trx, [realmId, listId, profileId, itemId, now]);
}

const restorableItemQuery = definePreparedQuery<RestorableItem>(
  'watchlists-restorable-item',
  `select content.id as "itemId", removed.position::text, removed.added_at as "addedAt", (
    select following.content_id from watchlist_item following
    where following.watchlist_id = $2 and following.position > removed.position
    order by following.position limit 1
  ) as "followingId", exists (
    select from watchlist_item i where i.watchlist_id = $2 and i.content_id = content.id
  ) as "isInList"
  from content left join removed_watchlist_item removed
    on removed.content_id = content.id and removed.watchlist_id = $2 and removed.removed_at > $5::timestamptz
  where content.realm_id = $1 and content.public_id = $4 and ${isOwnedListSql}`,
);

interface RestorableItem {
  itemId: number;
  /** Null when the item was not removed within the undo window. */
  position: string | null;
  addedAt: Temporal.Instant | null;
  /** The first item after the position; null at the end of the list. */
  followingId: number | null;
  isInList: boolean;
}

export async function selectRestorableItem(
  trx: Trx,
  { realmId, listId, profileId, publicId, now }: ProfileListKey & { publicId: string; now: Temporal.Instant },
): Promise<RestorableItem | undefined> {
  const removedAfter = now.subtract({ milliseconds: undoWindowMs });
  const [row] = await restorableItemQuery(trx, [realmId, listId, profileId, publicId, removedAfter]);
  return row;
}

const updateAddedAt = definePreparedQuery<never>(
  'watchlists-restore-added-at',
  `update watchlist_item set added_at = $5::timestamptz
  where watchlist_id = $2 and content_id = $4 and ${isOwnedListSql}`,
);
const deleteRemovedItemAndRepositionOthers = definePreparedQuery<never>(
  'watchlists-delete-removed-item',
  `with restored as (
    delete from removed_watchlist_item where watchlist_id = $2 and content_id = $4 and ${isOwnedListSql}
    returning old_position
  ), item as (
    select position from watchlist_item where watchlist_id = $2 and content_id = $4
  )
  update removed_watchlist_item removed set position = item.position from restored, item
  where removed.watchlist_id = $2 and removed.content_id <> $4 and removed.old_position > restored.old_position
    and removed.position < item.position`,
);

/**
 * Gives a restored item its original `added_at`. Removed items that came after it will also be restored after it.
 */
export async function completeRestoration(
  trx: Trx,
  {
    realmId,
    listId,
    profileId,
    itemId,
    addedAt,
  }: ProfileListKey & { itemId: number; addedAt: Temporal.Instant },
): Promise<void> {
  await updateAddedAt(trx, [realmId, listId, profileId, itemId, addedAt]);
  await deleteRemovedItemAndRepositionOthers(trx, [realmId, listId, profileId, itemId]);
}

/** Deletes items of all realms that can no longer be restored. */
export async function deleteExpiredRemovedItems(executor: Executor, now: Temporal.Instant): Promise<void> {
  await tables(executor)
    .deleteFrom('removed_watchlist_item')
    .where('removed_at', '<=', now.subtract({ milliseconds: undoWindowMs }))
    .execute();
}
