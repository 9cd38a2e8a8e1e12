// Selects the visible items of a playlist. A playlist can contain a title twice.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildListedSql } from '../../titles/index.ts';

export interface PlaylistItemRow {
  content_id: number;
  public_id: string;
  /** Position, which is the key of the cursor. */
  key: string;
}

const visibleItemsSql = `from playlist_item i
  join content c on c.id = i.content_id
  join video v on v.content_id = c.id
  where i.playlist_id = $3 and c.realm_id = $2 and ${buildListedSql('$1')}`;

const itemsPageQuery = definePreparedQuery<PlaylistItemRow>(
  'playlists-items',
  `select c.id as content_id, c.public_id, i.position::text as key ${visibleItemsSql}
    and ($4::numeric is null or i.position > $4::numeric)
  order by i.position limit $5`,
);

export function selectPlaylistItems(
  executor: Executor,
  params: {
    realmId: number;
    playlistId: number;
    now: Temporal.Instant;
    /** Position after which the page starts; null for the first page. */
    after: string | null;
    limit: number;
  },
): Promise<PlaylistItemRow[]> {
  const { realmId, now, playlistId, after, limit } = params;
  return itemsPageQuery(executor, [now, realmId, playlistId, after, limit]);
}

export interface PlaylistTotals {
  numbered: boolean;
  vod_count: number;
  duration_ms: number;
}

const playlistTotalsQuery = definePreparedQuery<PlaylistTotals>(
  'playlists-totals',
  `select playlist.numbered, total.vod_count, total.duration_ms
  from playlist join content list on list.id = playlist.content_id cross join lateral (
    select count(*)::int as vod_count, coalesce(sum(v.duration_ms), 0)::bigint as duration_ms ${visibleItemsSql}) total
  where playlist.content_id = $3 and list.realm_id = $2`,
);

export async function selectPlaylistTotals(
  executor: Executor,
  { realmId, now, playlistId }: { realmId: number; now: Temporal.Instant; playlistId: number },
): Promise<PlaylistTotals> {
  const [row] = await playlistTotalsQuery(executor, [now, realmId, playlistId]);
  return row ?? { numbered: false, vod_count: 0, duration_ms: 0 };
}
