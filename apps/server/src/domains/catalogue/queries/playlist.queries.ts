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

/**
 * The present place of the latest title seen that is still there counts. When none of them is: the start, if they are all
 * that was seen, else the place that the last one had.
 */
const lastPlace = `coalesce((select l.position
  from unnest($5::text[]) with ordinality seen (public_id, number)
  join content last on last.public_id = seen.public_id
  join playlist_item l on l.content_id = last.id and l.playlist_id = $3
  order by seen.number desc, abs(l.position - $4::bigint) limit 1), case when $6 then -1 else $4::bigint end)`;

const items = prepared<PlaylistItemRow>(
  'catalogue-playlist-items',
  `select c.id as content_id, c.public_id, i.position::text as key ${listed}
    and ($4::bigint is null or i.position > ${lastPlace})
  order by i.position limit $7`,
);

export function selectPlaylistItems(
  executor: Executor,
  asked: {
    realmId: number;
    playlistId: number;
    now: Temporal.Instant;
    /** `seen`: public ids, the latest last; `isAll`: no more than these were seen. */
    after: { key: string; seen: readonly string[]; isAll: boolean } | null;
    limit: number;
  },
): Promise<PlaylistItemRow[]> {
  const { realmId, now, playlistId, after, limit } = asked;
  const { key = null, seen = null, isAll = false } = after ?? {};
  return items(executor, [now, realmId, playlistId, key, seen, isAll, limit]);
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
