// The seasons of a series and their episodes, in order. Hidden titles are neither returned nor counted.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildTextsSql, buildVisibleSql } from './fragments.queries.ts';

export interface SeasonRow {
  id: number;
  public_id: string;
  series_public_id: string;
  number: number;
  title: string | null;
  description: string | null;
  episode_count: number;
}

interface SeriesParams {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
}

const seasonSelectSql = `select c.id, c.public_id, series_content.public_id as series_public_id, s.number, t.title, t.description,
    visible_episodes.episode_count
  from season s
  join content c on c.id = s.content_id
  join content series_content on series_content.id = s.series_id
  cross join lateral ${buildTextsSql('c.id', '$1')} t
  cross join lateral (select count(*)::int as episode_count from video v join content e on e.id = v.content_id
    where v.season_id = s.content_id and ${buildVisibleSql('$3', 'e')}) visible_episodes
  where c.realm_id = $2 and ${buildVisibleSql('$3')} and ${buildVisibleSql('$3', 'series_content')}`;

const seasonsQuery = definePreparedQuery<SeasonRow>(
  'titles-seasons',
  `${seasonSelectSql} and s.series_id = $4 and visible_episodes.episode_count > 0 and ($5::bigint is null or s.number > $5)
  order by s.number limit $6`,
);

/** Seasons with episodes, after a season number. */
export function selectSeasons(
  executor: Executor,
  params: SeriesParams & { seriesId: number; after: number | null; limit: number },
): Promise<SeasonRow[]> {
  const { languages, realmId, now, seriesId, after, limit } = params;
  return seasonsQuery(executor, [languages, realmId, now, seriesId, after, limit]);
}

const seasonQuery = definePreparedQuery<SeasonRow>(
  'titles-season',
  `${seasonSelectSql} and c.public_id = $4`,
);

const seasonsBeforeQuery = definePreparedQuery<SeasonRow>(
  'titles-seasons-before',
  `${seasonSelectSql} and s.series_id = $4 and visible_episodes.episode_count > 0 and s.number < $5
  order by s.number desc limit $6`,
);

/** Seasons with episodes, before a season number, nearest first. */
export function selectSeasonsBefore(
  executor: Executor,
  params: SeriesParams & { seriesId: number; before: number; limit: number },
): Promise<SeasonRow[]> {
  const { languages, realmId, now, seriesId, before, limit } = params;
  return seasonsBeforeQuery(executor, [languages, realmId, now, seriesId, before, limit]);
}

/** One season, even without episodes. */
export async function selectSeason(
  executor: Executor,
  { languages, realmId, now, publicId }: SeriesParams & { publicId: string },
): Promise<SeasonRow | undefined> {
  const [row] = await seasonQuery(executor, [languages, realmId, now, publicId]);
  return row;
}

/** Position of an episode in its season; episodes without a number come last. `row` is the alias of `video`. */
export function buildEpisodePositionSql(row = 'v'): string {
  return `coalesce(${row}.episode_number, 2147483647)`;
}

const episodePositionSql = buildEpisodePositionSql();

export interface EpisodeRow {
  content_id: number;
  public_id: string;
  /** Sort key of the episode. */
  key: string;
}

const episodesQuery = definePreparedQuery<EpisodeRow>(
  'titles-episodes',
  `select c.id as content_id, c.public_id, ${episodePositionSql}::text as key
  from video v join content c on c.id = v.content_id
  where v.season_id = $3 and c.realm_id = $2 and ${buildVisibleSql('$1')}
    and ($4::bigint is null or (${episodePositionSql}, c.public_id) > ($4::bigint, $5::text))
  order by ${episodePositionSql}, c.public_id limit $6`,
);

export function selectEpisodes(
  executor: Executor,
  params: {
    realmId: number;
    seasonId: number;
    now: Temporal.Instant;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
): Promise<EpisodeRow[]> {
  const { realmId, now, seasonId, after, limit } = params;
  return episodesQuery(executor, [
    now,
    realmId,
    seasonId,
    after?.key ?? null,
    after?.publicId ?? null,
    limit,
  ]);
}

export interface EpisodeWithSeason {
  content_id: number;
  season_public_id: string;
}

const episodeOrderQuery = definePreparedQuery<EpisodeWithSeason>(
  'titles-episode-order',
  `select c.id as content_id, season_content.public_id as season_public_id
  from video v
  join content c on c.id = v.content_id
  join season s on s.content_id = v.season_id
  join content season_content on season_content.id = s.content_id
  where s.series_id = $3 and c.realm_id = $2 and ${buildVisibleSql('$1')} and ${buildVisibleSql('$1', 'season_content')}
  order by s.number, ${episodePositionSql}, c.public_id limit $4`,
);

/** All episodes of a series in viewing order, or the first `limit` of them. */
export function selectEpisodeOrder(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; seriesId: number; limit: number | null },
): Promise<EpisodeWithSeason[]> {
  return episodeOrderQuery(executor, [params.now, params.realmId, params.seriesId, params.limit]);
}
