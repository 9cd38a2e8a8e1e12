// What is in a playlist. The same title may stand in it twice.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import '../playlists.tables.ts';
import { isListed } from '../../titles/index.ts';

export interface PlaylistItemRow {
  content_id: number;
  public_id: string;
  /** The position. */
  key: string;
}

const listed = `from playlist_item i
  join content c on c.id = i.content_id
  join video v on v.content_id = c.id
  where i.playlist_id = $3 and c.realm_id = $2 and ${isListed('$1')}`;

const items = prepared<PlaylistItemRow>(
  'catalogue-playlist-items',
  `select c.id as content_id, c.public_id, i.position::text as key ${listed}
    and ($4::numeric is null or i.position > $4::numeric)
  order by i.position limit $5`,
);

export function selectPlaylistItems(
  executor: Executor,
  asked: {
    realmId: number;
    playlistId: number;
    now: Temporal.Instant;
    /** A position: those after it. */
    after: string | null;
    limit: number;
  },
): Promise<PlaylistItemRow[]> {
  const { realmId, now, playlistId, after, limit } = asked;
  return items(executor, [now, realmId, playlistId, after, limit]);
}

export interface PlaylistTotals {
  vods: number;
  duration_ms: number;
}

const totals = prepared<PlaylistTotals>(
  'catalogue-playlist-totals',
  `select count(*)::int as vods, coalesce(sum(v.duration_ms), 0)::bigint as duration_ms ${listed}`,
);

export async function selectPlaylistTotals(
  executor: Executor,
  { realmId, now, playlistId }: { realmId: number; now: Temporal.Instant; playlistId: number },
): Promise<PlaylistTotals> {
  const [row] = await totals(executor, [now, realmId, playlistId]);
  return row ?? { vods: 0, duration_ms: 0 };
}
