// Finds a season that was listed with its series or loaded by the season picker, so that the series stays on the
// page while another season loads.
import type { AdjacentSeasons, Season, Series } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';

/** First part of the query keys of all adjacent seasons of a series. */
export const getAdjacentSeasonsKey = (seriesId: string) => ['series', seriesId, 'adjacent'] as const;

export function findLoadedSeason(
  queryClient: QueryClient,
  { seriesId, seasons }: Pick<Series, 'seriesId' | 'seasons'>,
  seasonId: string,
): Season | undefined {
  const adjacentSeasons = queryClient
    .getQueriesData<AdjacentSeasons>({ queryKey: getAdjacentSeasonsKey(seriesId) })
    .flatMap(([, adjacent]) =>
      adjacent ? [...adjacent.precedingSeasons, ...adjacent.followingSeasons] : [],
    );
  return [...seasons.items, ...adjacentSeasons].find(({ id }) => id === seasonId);
}
