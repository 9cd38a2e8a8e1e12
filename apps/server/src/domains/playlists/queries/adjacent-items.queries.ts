// Selects the titles before and after a position of a playlist.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { type AdjacentParams, type AdjacentSide, buildListedSql } from '../../titles/index.ts';

interface ContentIdRow {
  content_id: number;
}

const isInPlaylistSql = 'i.playlist_id = $3 and c.realm_id = $2';

/** Only the first occurrence of a title counts, so that continuous playback ends. */
const isFirstOccurrenceSql = `not exists (select from playlist_item earlier
  where earlier.playlist_id = i.playlist_id and earlier.content_id = i.content_id and earlier.position < i.position)`;

const adjacentItemsQueries = {
  before: definePreparedQuery<ContentIdRow>('playlists-items-before', buildAdjacentItemsSql('<', 'desc')),
  after: definePreparedQuery<ContentIdRow>('playlists-items-after', buildAdjacentItemsSql('>', 'asc')),
};

function buildAdjacentItemsSql(comparison: '<' | '>', direction: 'asc' | 'desc'): string {
  return `select c.id as content_id
  from playlist_item i
  join content c on c.id = i.content_id
  join video v on v.content_id = c.id
  where ${isInPlaylistSql} and ${buildListedSql('$1')} and i.position ${comparison} $4 and ${isFirstOccurrenceSql}
  order by i.position ${direction} limit $5`;
}

/** Ids of visible titles, nearest first. */
export async function selectAdjacentItems(
  executor: Executor,
  side: AdjacentSide,
  params: AdjacentParams & { playlistId: number; position: string },
): Promise<number[]> {
  const { now, realmId, playlistId, position, limit } = params;
  return toContentIds(
    await adjacentItemsQueries[side](executor, [now, realmId, playlistId, position, limit]),
  );
}

const itemPositionQuery = definePreparedQuery<{ position: string }>(
  'playlists-item-position',
  `select i.position::text from playlist_item i join content c on c.id = i.content_id
  where i.playlist_id = $2 and c.realm_id = $1 and c.public_id = $3 order by i.position limit 1`,
);

/** Position of the first occurrence of a title, visible or not. */
export async function selectItemPosition(
  executor: Executor,
  { realmId, playlistId, publicId }: { realmId: number; playlistId: number; publicId: string },
): Promise<string | undefined> {
  const [row] = await itemPositionQuery(executor, [realmId, playlistId, publicId]);
  return row?.position;
}

function toContentIds(rows: readonly ContentIdRow[]): number[] {
  return rows.map(({ content_id }) => content_id);
}
