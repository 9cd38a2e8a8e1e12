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
 * `seasonId` is the season to open; null opens the season in progress. `startCursor` is the cursor in the URL: the season
 * starts with the episode after it; null starts with the first episode.
 */
export function createSeriesQuery(
  context: RequestContext,
  seriesId: string,
  seasonId: string | null,
  startCursor: string | null = null,
) {
  const { caller, language } = context;
  return createPageQuery<SeriesPageData>({
    queryKey: ['series', seriesId, seasonId, language, startCursor],
    queryFn: async ({ signal }) => {
      const query = { rpp: pageSizes.seasons, ...(seasonId !== null && { seasonId }) };
      const [{ season, ...series }, laterEpisodes] = await Promise.all([
        caller.call('getSeries', { params: { seriesId }, query, signal }),
        fetchLaterEpisodes(context, seasonId, startCursor, signal),
      ]);
      return { series, season: season && laterEpisodes?.id === season.id ? laterEpisodes : season };
    },
  });
}

export function createSeasonQuery(context: RequestContext, id: string, startCursor: string | null = null) {
  const { caller, language } = context;
  return createPageQuery<SeriesPageData>({
    queryKey: ['season', id, language, startCursor],
    queryFn: async ({ signal }) => {
      const [{ series, ...season }, laterEpisodes] = await Promise.all([
        caller.call('getSeason', { params: { id }, query: {}, signal }),
        fetchLaterEpisodes(context, id, startCursor, signal),
      ]);
      if (!series) throw new Error('The first page of a season has no series');
      return { series, season: laterEpisodes ?? season };
    },
  });
}

function fetchLaterEpisodes(
  context: RequestContext,
  seasonId: string | null,
  startCursor: string | null,
  signal: AbortSignal,
) {
  return seasonId !== null && startCursor !== null
    ? fetchEpisodePage(context, { id: seasonId }, startCursor, signal)
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
