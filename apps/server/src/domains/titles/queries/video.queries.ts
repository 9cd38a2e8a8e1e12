// Selects a video for its page, with the ids of its trailers and of its next episode, in one query.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import type { SkipMarker } from '../title-input.ts';
import { buildCardColumnsSql, type CardRow, cardTablesSql } from './card.queries.ts';
import { buildAnnouncedSql, buildPremieresSql, buildTitleSql, buildVisibleSql } from './fragments.queries.ts';
import { buildEpisodePositionSql } from './series.queries.ts';
import { trailerIdsColumn } from './trailer.queries.ts';

export interface VideoRow extends CardRow {
  external_id: string | null;
  original_language: string | null;
  published_at: Temporal.Instant;
  online_playback: 'AVAILABLE' | 'UNAVAILABLE';
  skip_markers: SkipMarker[];
  series_title: string | null;
  next_id: number | null;
  trailer_ids: number[];
  /** The current premiere, or else the next one. */
  premiere: { startsAt: string; endsAt: string } | null;
}

/** The next visible episode: in the same season, else the first of the next season. `c` is the candidate. */
const nextEpisodeSql = `(select c.id
  from video e join content c on c.id = e.content_id
    join season next_season on next_season.content_id = e.season_id
    join content next_season_content on next_season_content.id = next_season.content_id
  where next_season.series_id = s.series_id and ${buildVisibleSql('$3')} and ${buildVisibleSql('$3', 'next_season_content')}
    and (next_season.number, ${buildEpisodePositionSql('e')}, c.public_id) > (s.number, ${buildEpisodePositionSql()}, $4)
  order by next_season.number, ${buildEpisodePositionSql('e')}, c.public_id limit 1)`;

const videoQuery = definePreparedQuery<VideoRow>(
  'titles-video',
  `select ${buildCardColumnsSql('true')}, c.external_id, c.published_at, v.original_language, v.online_playback, v.skip_markers,
    case when s.series_id is null then null else ${buildTitleSql('s.series_id', '$1')} end as series_title,
    ${trailerIdsColumn},
    (select json_build_object('startsAt', e.starts_at, 'endsAt', e.ends_at) ${buildPremieresSql('$3')}
      order by e.starts_at limit 1) as premiere,
    case when s.content_id is null then null else ${nextEpisodeSql} end as next_id
  from ${cardTablesSql}
  where c.public_id = $4 and c.realm_id = $2 and v.content_id is not null and c.type <> 'TRAILER'
    and (${buildVisibleSql('$3')} or ${buildAnnouncedSql('$3')})`,
);

export async function selectVideo(
  executor: Executor,
  params: { realmId: number; publicId: string; now: Temporal.Instant; languages: readonly string[] },
): Promise<VideoRow | undefined> {
  const [row] = await videoQuery(executor, [params.languages, params.realmId, params.now, params.publicId]);
  return row;
}
