// The episodes before and after an episode of a series.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildVisibleSql } from './fragments.queries.ts';
import { buildEpisodePositionSql } from './series.queries.ts';

interface ContentIdRow {
  content_id: number;
}

export type AdjacentSide = 'before' | 'after';

export interface AdjacentParams {
  realmId: number;
  now: Temporal.Instant;
  limit: number;
}

const adjacentEpisodesQueries = {
  before: definePreparedQuery<ContentIdRow>('titles-episodes-before', buildAdjacentEpisodesSql('<', 'desc')),
  after: definePreparedQuery<ContentIdRow>('titles-episodes-after', buildAdjacentEpisodesSql('>', 'asc')),
};

function buildAdjacentEpisodesSql(comparison: '<' | '>', direction: 'asc' | 'desc'): string {
  return `select c.id as content_id
  from video current_video
  join season current_season on current_season.content_id = current_video.season_id
  join content current_content on current_content.id = current_video.content_id
  join season s on s.series_id = current_season.series_id
  join content season_content on season_content.id = s.content_id
  join video v on v.season_id = s.content_id
  join content c on c.id = v.content_id
  where current_video.content_id = $3 and c.realm_id = $2
    and ${buildVisibleSql('$1')} and ${buildVisibleSql('$1', 'season_content')}
    and (s.number, ${buildEpisodePositionSql()}, c.public_id) ${comparison}
      (current_season.number, ${buildEpisodePositionSql('current_video')}, current_content.public_id)
  order by s.number ${direction}, ${buildEpisodePositionSql()} ${direction}, c.public_id ${direction} limit $4`;
}

/** Ids of the episodes before or after one in viewing order, across seasons, nearest first. */
export async function selectAdjacentEpisodes(
  executor: Executor,
  side: AdjacentSide,
  { now, realmId, contentId, limit }: AdjacentParams & { contentId: number },
): Promise<number[]> {
  return getIds(await adjacentEpisodesQueries[side](executor, [now, realmId, contentId, limit]));
}

function getIds(rows: readonly ContentIdRow[]): number[] {
  return rows.map(({ content_id }) => content_id);
}
