// Writing what is in a playlist. Whoever does so has locked it.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import '../catalogue.tables.ts';
import { givePlaces, noPlaces, type OuterPlaces, type Placed } from '../playlist-places.ts';
import type { ContentKey } from '../shapes.ts';

const places = prepared<Placed>(
  'catalogue-playlist-places',
  `select content_id as "contentId", position::text, given_until::text as "givenUntil"
  from playlist_item where playlist_id = $1 order by playlist_item.position`,
);
const outermost = prepared<OuterPlaces>(
  'catalogue-playlist-outer-places',
  'select first_position as first, last_position as last from playlist where content_id = $1',
);

const keys = prepared<ContentKey>(
  'catalogue-playlist-keys',
  `select c.id, c.public_id as "publicId" from playlist_item i join content c on c.id = i.content_id
  where i.playlist_id = $2 and c.realm_id = $1 order by i.position`,
);

/** Everything that is in it, in order, whether viewers can see it now or not. */
export function selectItemKeys(
  trx: Executor,
  { realmId, playlistId }: { realmId: number; playlistId: number },
): Promise<ContentKey[]> {
  return keys(trx, [realmId, playlistId]);
}

const drop = prepared<never>(
  'catalogue-playlist-drop',
  'delete from playlist_item where playlist_id = $1 and position = any($2::numeric[])',
);
const put = prepared<never>(
  'catalogue-playlist-put',
  `insert into playlist_item (playlist_id, content_id, position, given_until)
  select $1, * from unnest($2::bigint[], $3::numeric[], $4::numeric[])
  on conflict (playlist_id, position) do update set given_until = excluded.given_until`,
);
const stretch = prepared<never>(
  'catalogue-playlist-stretch',
  'update playlist set first_position = $2, last_position = $3 where content_id = $1',
);

/** What stays keeps its place. */
export async function writePlaylistItems(
  trx: Executor,
  playlistId: number,
  items: readonly number[],
): Promise<void> {
  const [outer = noPlaces] = await outermost(trx, [playlistId]);
  const before = await places(trx, [playlistId]);
  const given = givePlaces(before, outer, items);
  const written = [...given.changed, ...given.added];
  if (given.gone.length > 0) await drop(trx, [playlistId, given.gone]);
  if (written.length > 0) {
    await put(trx, [
      playlistId,
      written.map(({ contentId }) => contentId),
      written.map(({ position }) => position),
      written.map(({ givenUntil }) => givenUntil),
    ]);
  }
  await stretch(trx, [playlistId, given.outer.first, given.outer.last]);
}
