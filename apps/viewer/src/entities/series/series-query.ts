// Series and season pages: one call returns both.
import type { CallResponse, Calls, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** The data of a series or season page. */
export interface SeriesPageData {
  series: Series;
  /** The opened season with one page of its episodes; undefined for a series without seasons. */
  season: SeasonEpisodes | undefined;
}

/**
 * `seasonId` is the season to open, null for the one in progress. `start` is the cursor in the URL: its season
 * is shown from the episode after it on; null for the first episode.
 */
export function createSeriesQuery(
  context: RequestContext,
  seriesId: string,
  seasonId: string | null,
  start: string | null = null,
) {
  const { caller, language } = context;
  return createPageQuery<SeriesPageData>({
    queryKey: ['series', seriesId, seasonId, language, start],
    queryFn: async ({ signal }) => {
      const query = { rpp: pageSizes.seasons, ...(seasonId !== null && { seasonId }) };
      const [{ season, ...series }, laterEpisodes] = await Promise.all([
        caller.call('getSeries', { params: { seriesId }, query, signal }),
        fetchLaterEpisodes(context, seasonId, start, signal),
      ]);
      return { series, season: season && laterEpisodes?.id === season.id ? laterEpisodes : season };
    },
  });
}

export function createSeasonQuery(context: RequestContext, id: string, start: string | null = null) {
  const { caller, language } = context;
  return createPageQuery<SeriesPageData>({
    queryKey: ['season', id, language, start],
    queryFn: async ({ signal }) => {
      const [{ series, ...season }, laterEpisodes] = await Promise.all([
        caller.call('getSeason', { params: { id }, query: {}, signal }),
        fetchLaterEpisodes(context, id, start, signal),
      ]);
      if (!series) throw new Error('The first page of a season has no series');
      return { series, season: laterEpisodes ?? season };
    },
  });
}

function fetchLaterEpisodes(
  context: RequestContext,
  seasonId: string | null,
  start: string | null,
  signal: AbortSignal,
) {
  return seasonId !== null && start !== null
    ? fetchEpisodePage(context, { id: seasonId }, start, signal)
    : undefined;
}

export function fetchEpisodePage(
  { caller }: RequestContext,
  { id }: Pick<Season, 'id'>,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<CallResponse<Calls['getSeason']>> {
  return caller.call('getSeason', { params: { id }, query: { lastSeen }, signal });
}
