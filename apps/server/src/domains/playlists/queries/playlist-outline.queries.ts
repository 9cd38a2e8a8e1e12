// Selects all items of a playlist for operators, including those that viewers cannot see.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildListedSql, buildTitleSql } from '../../titles/index.ts';

export interface OutlineItem {
  publicId: string;
  title: string | null;
  isVisible: boolean;
}

const playlistOutlineQuery = definePreparedQuery<OutlineItem>(
  'playlists-outline',
  `select c.public_id as "publicId", ${buildTitleSql('c.id', '$4')} as title, ${buildListedSql('$3')} as "isVisible"
  from playlist_item i join content c on c.id = i.content_id
  where i.playlist_id = $2 and c.realm_id = $1 order by i.position`,
);

export function selectPlaylistOutline(
  executor: Executor,
  params: { realmId: number; playlistId: number; now: Temporal.Instant; languages: readonly string[] },
): Promise<OutlineItem[]> {
  return playlistOutlineQuery(executor, [params.realmId, params.playlistId, params.now, params.languages]);
}
