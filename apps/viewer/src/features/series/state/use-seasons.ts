// The seasons loaded for the picker, and a function to load more. `@matinee/rules` keeps the loaded seasons
// contiguous (`SeasonCache`).
import type { AdjacentSeasons, Season, Series } from '@matinee/contract';
import {
  appendSeasons,
  createSeasonCache,
  createSeasonCacheAround,
  pageSizes,
  prependSeasons,
  type SeasonCache,
} from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { getAdjacentSeasonsKey } from '../../../entities/series/find-loaded-season.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** `around` loads the neighbours of a season that is not in the first page. */
export type LoadDirection = 'around' | 'before' | 'after';

export interface SeasonsState extends SeasonCache<Season> {
  /** The request in flight. */
  loadingDirection: LoadDirection | null;
  failedDirection: LoadDirection | null;
  loadSeasons: (direction: LoadDirection) => void;
}

interface LoadedSeasons {
  cache: SeasonCache<Season>;
  /** Whether the neighbours of the selected season still have to load. */
  needsNeighbours: boolean;
  seriesId: string;
}

export function useSeasons(series: Series, selectedSeason: Season): SeasonsState {
  const { caller, language } = useEnvironment();
  const queryClient = useQueryClient();
  const [loadedSeasons, setLoadedSeasons] = useState(() => createLoadedSeasons(series, selectedSeason));
  const [loadingDirection, setLoadingDirection] = useState<LoadDirection | null>(null);
  const [failedDirection, setFailedDirection] = useState<LoadDirection | null>(null);
  // Selecting a season that is already loaded does not change which seasons are loaded.
  const isSelectedSeasonLoaded =
    loadedSeasons.seriesId === series.seriesId && includesSeason(loadedSeasons.cache.seasons, selectedSeason);
  const currentSeasons = isSelectedSeasonLoaded ? loadedSeasons : createLoadedSeasons(series, selectedSeason);
  if (!isSelectedSeasonLoaded) setLoadedSeasons(currentSeasons);

  const { cache, needsNeighbours, seriesId } = currentSeasons;
  const loadSeasons = useCallback(
    (direction: LoadDirection) => {
      const anchor = direction === 'after' ? cache.seasons.at(-1) : cache.seasons[0];
      if (!anchor) return;
      setLoadingDirection(direction);
      setFailedDirection(null);
      queryClient
        .fetchQuery<AdjacentSeasons>({
          queryKey: [...getAdjacentSeasonsKey(seriesId), anchor.id, language],
          queryFn: ({ signal }) =>
            caller.call('getAdjacentSeasons', {
              params: { seriesId, seasonId: anchor.id },
              query: { size: pageSizes.seasons },
              signal,
            }),
        })
        .then(
          (adjacent) =>
            setLoadedSeasons((latest) =>
              latest.cache === cache
                ? { ...latest, ...addAdjacentSeasons(cache, direction, anchor, adjacent) }
                : latest,
            ),
          () => setFailedDirection(direction),
        )
        .finally(() => setLoadingDirection(null));
    },
    [cache, seriesId, language, caller, queryClient],
  );
  useEffect(() => {
    if (needsNeighbours) loadSeasons('around');
  }, [needsNeighbours, loadSeasons]);
  return { ...cache, loadingDirection, failedDirection, loadSeasons };
}

function createLoadedSeasons(series: Series, selectedSeason: Season): LoadedSeasons {
  const { seriesId, seasons } = series;
  const isInFirstPage = includesSeason(seasons.items, selectedSeason);
  const cache = isInFirstPage
    ? createSeasonCache(seasons.items)
    : createSeasonCacheAround(selectedSeason, { precedingSeasons: [], followingSeasons: [] });
  return { cache, needsNeighbours: !isInFirstPage, seriesId };
}

function addAdjacentSeasons(
  cache: SeasonCache<Season>,
  direction: LoadDirection,
  anchor: Season,
  { precedingSeasons, followingSeasons }: AdjacentSeasons,
): Pick<LoadedSeasons, 'cache' | 'needsNeighbours'> {
  if (direction === 'before')
    return { cache: prependSeasons(cache, precedingSeasons), needsNeighbours: false };
  if (direction === 'after') return { cache: appendSeasons(cache, followingSeasons), needsNeighbours: false };
  return {
    cache: createSeasonCacheAround(anchor, { precedingSeasons, followingSeasons }),
    needsNeighbours: false,
  };
}

function includesSeason(seasons: readonly Season[], { id }: Season): boolean {
  return seasons.some((season) => season.id === id);
}
