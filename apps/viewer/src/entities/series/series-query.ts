// Series and seasons: the page of either is one question, whose answer holds both.
import type { CallResponse, Calls, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** What the pages of a series and of a season show. */
export interface SeriesPage {
  series: Series;
  /** The opened season with its first episodes; none when the series has no season. */
  season: SeasonEpisodes | undefined;
}

/**
 * `seasonId`: the season to open; null for the one that the viewer is in. `start`: where in that season its episodes begin, as
 * an address says it; null is the beginning.
 */
export function seriesQuery(
  asking: RequestContext,
  seriesId: string,
  seasonId: string | null,
  start: string | null = null,
) {
  const { caller, language } = asking;
  return pageQuery<SeriesPage>({
    queryKey: ['series', seriesId, seasonId, language, start],
    queryFn: async ({ signal }) => {
      const query = { rpp: pageSizes.seasons, ...(seasonId !== null && { seasonId }) };
      const [{ season, ...series }, later] = await Promise.all([
        caller.call('getSeries', { params: { seriesId }, query, signal }),
        laterEpisodes(asking, seasonId, start, signal),
      ]);
      return { series, season: season && later?.id === season.id ? later : season };
    },
  });
}

export function seasonQuery(asking: RequestContext, id: string, start: string | null = null) {
  const { caller, language } = asking;
  return pageQuery<SeriesPage>({
    queryKey: ['season', id, language, start],
    queryFn: async ({ signal }) => {
      const [{ series, ...season }, later] = await Promise.all([
        caller.call('getSeason', { params: { id }, query: {}, signal }),
        laterEpisodes(asking, id, start, signal),
      ]);
      if (!series) throw new Error('The first page of a season came without its series');
      return { series, season: later ?? season };
    },
  });
}

function laterEpisodes(asking: RequestContext, id: string | null, start: string | null, signal: AbortSignal) {
  return id !== null && start !== null ? fetchEpisodePage(asking, { id }, start, signal) : undefined;
}

export function fetchEpisodePage(
  { caller }: RequestContext,
  { id }: Pick<Season, 'id'>,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<CallResponse<Calls['getSeason']>> {
  return caller.call('getSeason', { params: { id }, query: { lastSeen }, signal });
}
