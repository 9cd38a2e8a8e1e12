// What is in a playlist. The same title may stand in it twice.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import '../catalogue.tables.ts';
import { isVisible } from './sql.ts';

export interface PlaylistItemRow {
  content_id: number;
  public_id: string;
  /** The position. */
  key: string;
}

const listed = `from playlist_item i
  join content c on c.id = i.content_id
  join video v on v.content_id = c.id
  where i.playlist_id = $3 and c.realm_id = $2 and ${isVisible('$1')}`;

/** The present place of the last title counts, else, when it is gone, the place that it had. */
const lastPlace = `coalesce((select l.position from playlist_item l join content last on last.id = l.content_id
  where l.playlist_id = $3 and last.public_id = $5 order by abs(l.position - $4::bigint) limit 1), $4::bigint)`;

const items = prepared<PlaylistItemRow>(
  'catalogue-playlist-items',
  `select c.id as content_id, c.public_id, i.position::text as key ${listed}
    and ($4::bigint is null or i.position > ${lastPlace})
  order by i.position limit $6`,
);

export function selectPlaylistItems(
  executor: Executor,
  asked: {
    realmId: number;
    playlistId: number;
    now: Temporal.Instant;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
): Promise<PlaylistItemRow[]> {
  const { realmId, now, playlistId, after, limit } = asked;
  return items(executor, [now, realmId, playlistId, after?.key ?? null, after?.publicId ?? null, limit]);
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
