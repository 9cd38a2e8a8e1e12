// Writing what is in a playlist. Whoever does so has locked it.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import type { ContentKey } from '../../titles/index.ts';
import { givePlaces, noPlaces, type OuterPlaces, type Placed } from '../playlist-positions.ts';
import { tables } from '../playlists.tables.ts';

interface PlaylistNamed {
  realmId: number;
  playlistId: number;
}

const isOfRealm = 'exists (select from content where id = $2 and realm_id = $1)';

const places = prepared<Placed>(
  'catalogue-playlist-places',
  `select content_id as "contentId", position::text, given_until::text as "givenUntil"
  from playlist_item where playlist_id = $2 and ${isOfRealm} order by playlist_item.position`,
);
const outermost = prepared<OuterPlaces>(
  'catalogue-playlist-outer-places',
  `select first_position as first, last_position as last from playlist where content_id = $2 and ${isOfRealm}`,
);

const keys = prepared<ContentKey>(
  'catalogue-playlist-keys',
  `select c.id, c.public_id as "publicId" from playlist_item i join content c on c.id = i.content_id
  where i.playlist_id = $2 and c.realm_id = $1 order by i.position`,
);

/** Everything that is in it, in order, whether viewers can see it now or not. */
export function selectItemKeys(trx: Executor, { realmId, playlistId }: PlaylistNamed): Promise<ContentKey[]> {
  return keys(trx, [realmId, playlistId]);
}

const drop = prepared<never>(
  'catalogue-playlist-drop',
  `delete from playlist_item where playlist_id = $2 and position = any($3::numeric[]) and ${isOfRealm}`,
);
const put = prepared<never>(
  'catalogue-playlist-put',
  `insert into playlist_item (playlist_id, content_id, position, given_until)
  select $2::bigint, * from unnest($3::bigint[], $4::numeric[], $5::numeric[]) where ${isOfRealm}
  on conflict (playlist_id, position) do update set given_until = excluded.given_until`,
);
const stretch = prepared<never>(
  'catalogue-playlist-stretch',
  `update playlist set first_position = $3, last_position = $4 where content_id = $2 and ${isOfRealm}`,
);

/** What stays keeps its place. */
export async function writePlaylistItems(
  trx: Executor,
  { realmId, playlistId }: PlaylistNamed,
  items: readonly number[],
): Promise<void> {
  const [outer = noPlaces] = await outermost(trx, [realmId, playlistId]);
  const before = await places(trx, [realmId, playlistId]);
  const given = givePlaces(before, outer, items);
  const written = [...given.changed, ...given.added];
  if (given.gone.length > 0) await drop(trx, [realmId, playlistId, given.gone]);
  if (written.length > 0) {
    await put(trx, [
      realmId,
      playlistId,
      written.map(({ contentId }) => contentId),
      written.map(({ position }) => position),
      written.map(({ givenUntil }) => givenUntil),
    ]);
  }
  await stretch(trx, [realmId, playlistId, given.outer.first, given.outer.last]);
}

export async function insertPlaylist(
  trx: Executor,
  { contentId, numbered }: { contentId: number; numbered: boolean },
): Promise<void> {
  await tables(trx).insertInto('playlist').values({ content_id: contentId, numbered }).execute();
}
