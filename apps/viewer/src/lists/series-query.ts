// Series and seasons: the page of either is one question, whose answer holds both.
import type { CallAnswer, Calls, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { type Asking, pageQuery } from '../environment/queries.ts';

/** What the pages of a series and of a season show. */
export interface SeriesPage {
  series: Series;
  /** The opened season with its first episodes; none when the series has no season. */
  season: SeasonEpisodes | undefined;
}

/** `seasonId`: the season to open; null for the one that the viewer is in. */
export function seriesQuery({ caller, language }: Asking, seriesId: string, seasonId: string | null) {
  return pageQuery<SeriesPage>({
    queryKey: ['series', seriesId, seasonId, language],
    queryFn: async ({ signal }) => {
      const query = { rpp: pageSizes.seasons, ...(seasonId !== null && { seasonId }) };
      const { season, ...series } = await caller.call('getSeries', { params: { seriesId }, query, signal });
      return { series, season };
    },
  });
}

export function seasonQuery({ caller, language }: Asking, id: string) {
  return pageQuery<SeriesPage>({
    queryKey: ['season', id, language],
    queryFn: async ({ signal }) => {
      const { series, ...season } = await caller.call('getSeason', { params: { id }, query: {}, signal });
      if (!series) throw new Error('The first page of a season came without its series');
      return { series, season };
    },
  });
}

export function moreEpisodes(
  { caller }: Asking,
  { id }: Season,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<CallAnswer<Calls['getSeason']>> {
  return caller.call('getSeason', { params: { id }, query: { lastSeen }, signal });
}
