// Writes the items of a playlist. The caller has locked the playlist.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import {
  computePositionChanges,
  emptyListBounds,
  type PositionBounds,
  type PositionedItem,
} from '../../../platform/ordering/index.ts';
import type { ContentIds } from '../../titles/index.ts';
import { tables } from '../playlists.tables.ts';

interface PlaylistKey {
  realmId: number;
  playlistId: number;
}

const isPlaylistOfRealmSql = 'exists (select from content where id = $2 and realm_id = $1)';

const itemPositionsQuery = definePreparedQuery<PositionedItem>(
  'playlists-positions',
  `select content_id as "itemId", position::text, last_used_position::text as "lastUsedPosition"
  from playlist_item where playlist_id = $2 and ${isPlaylistOfRealmSql} order by playlist_item.position`,
);
const positionBoundsQuery = definePreparedQuery<PositionBounds>(
  'playlists-position-bounds',
  `select first_position as first, last_position as last from playlist where content_id = $2 and ${isPlaylistOfRealmSql}`,
);

const itemKeysQuery = definePreparedQuery<ContentIds>(
  'playlists-item-keys',
  `select c.id, c.public_id as "publicId" from playlist_item i join content c on c.id = i.content_id
  where i.playlist_id = $2 and c.realm_id = $1 order by i.position`,
);

/** All items in order, including those that viewers cannot see. */
export function selectItemKeys(trx: Executor, { realmId, playlistId }: PlaylistKey): Promise<ContentIds[]> {
  return itemKeysQuery(trx, [realmId, playlistId]);
}

const deleteItems = definePreparedQuery<never>(
  'playlists-delete-items',
  `delete from playlist_item where playlist_id = $2 and position = any($3::numeric[]) and ${isPlaylistOfRealmSql}`,
);
const upsertItems = definePreparedQuery<never>(
  'playlists-upsert-items',
  `insert into playlist_item (playlist_id, content_id, position, last_used_position)
  select $2::bigint, * from unnest($3::bigint[], $4::numeric[], $5::numeric[]) where ${isPlaylistOfRealmSql}
  on conflict (playlist_id, position) do update set last_used_position = excluded.last_used_position`,
);
const updateBounds = definePreparedQuery<never>(
  'playlists-update-position-bounds',
  `update playlist set first_position = $3, last_position = $4 where content_id = $2 and ${isPlaylistOfRealmSql}`,
);

/** Writes the items in the given order. Unchanged items keep their position. */
export async function writePlaylistItems(
  trx: Executor,
  { realmId, playlistId }: PlaylistKey,
  itemIds: readonly number[],
): Promise<void> {
  const [bounds = emptyListBounds] = await positionBoundsQuery(trx, [realmId, playlistId]);
  const currentItems = await itemPositionsQuery(trx, [realmId, playlistId]);
  const {
    removedPositions,
    addedItems,
    changedItems,
    bounds: newBounds,
  } = computePositionChanges(currentItems, bounds, itemIds);
  const savedItems = [...changedItems, ...addedItems];
  if (removedPositions.length > 0) await deleteItems(trx, [realmId, playlistId, removedPositions]);
  if (savedItems.length > 0) {
    await upsertItems(trx, [
      realmId,
      playlistId,
      savedItems.map(({ itemId }) => itemId),
      savedItems.map(({ position }) => position),
      savedItems.map(({ lastUsedPosition }) => lastUsedPosition),
    ]);
  }
  await updateBounds(trx, [realmId, playlistId, newBounds.first, newBounds.last]);
}

export async function insertPlaylist(
  trx: Executor,
  { contentId, numbered }: { contentId: number; numbered: boolean },
): Promise<void> {
  await tables(trx).insertInto('playlist').values({ content_id: contentId, numbered }).execute();
}
