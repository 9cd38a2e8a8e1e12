// All videos of a realm by page number.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildVisibleSql } from './fragments.queries.ts';

interface VideoListRow {
  total: number;
  ids: number[];
}

/** Every title has one row with the empty facet. */
const visibleVideosSql = `content_listing l join content c on c.id = l.content_id
  where l.realm_id = $1 and l.facet = '' and l.type in ('VIDEO', 'SEASON_VIDEO') and ${buildVisibleSql('$2')}`;

const videosQuery = definePreparedQuery<VideoListRow>(
  'titles-videos',
  `select (select count(*)::int from ${visibleVideosSql}) as total,
    array(select c.id from ${visibleVideosSql}
      order by l.published_at desc, l.public_id desc limit $3 offset $4) as ids`,
);

/** Selects one page of the visible films, clips and episodes, most recently published first. */
export async function selectVideos(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; limit: number; offset: number },
): Promise<VideoListRow> {
  const [row] = await videosQuery(executor, [params.realmId, params.now, params.limit, params.offset]);
  return row ?? { total: 0, ids: [] };
}
