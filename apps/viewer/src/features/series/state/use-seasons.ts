// The seasons loaded for the picker, and how more of them load. The window of seasons is defined in the
// rules.
import type { AdjacentSeasons, Season, Series } from '@matinee/contract';
import {
  appendSeasons,
  initialiseSeasons,
  pageSizes,
  prependSeasons,
  type SeasonCache,
  setAdjacentSeasons,
} from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** `around` loads the neighbours of a season that is not in the first page. */
export type SeasonLoad = 'around' | 'before' | 'after';

export interface Seasons extends SeasonCache<Season> {
  /** The request in flight. */
  loading: SeasonLoad | null;
  failed: SeasonLoad | null;
  load: (which: SeasonLoad) => void;
}

interface KnownSeasons {
  cache: SeasonCache<Season>;
  /** The neighbours of the opened season are not loaded. */
  isAlone: boolean;
  seriesId: string;
}

export function useSeasons(series: Series, opened: Season): Seasons {
  const { caller, language } = useEnvironment();
  const queryClient = useQueryClient();
  const [kept, keep] = useState(() => startOf(series, opened));
  const [loading, setLoading] = useState<SeasonLoad | null>(null);
  const [failed, setFailed] = useState<SeasonLoad | null>(null);
  // Selecting a season of the window keeps the window.
  const isListed = kept.seriesId === series.seriesId && has(kept.cache.seasons, opened);
  const known = isListed ? kept : startOf(series, opened);
  if (!isListed) keep(known);

  const { cache, isAlone, seriesId } = known;
  const load = useCallback(
    (which: SeasonLoad) => {
      const at = which === 'after' ? cache.seasons.at(-1) : cache.seasons[0];
      if (!at) return;
      setLoading(which);
      setFailed(null);
      queryClient
        .fetchQuery<AdjacentSeasons>({
          queryKey: ['series', seriesId, 'beside', at.id, language],
          queryFn: ({ signal }) =>
            caller.call('getAdjacentSeasons', {
              params: { seriesId, seasonId: at.id },
              query: { size: pageSizes.seasons },
              signal,
            }),
        })
        .then(
          (beside) =>
            keep((now) => (now.cache === cache ? { ...now, ...extended(cache, which, at, beside) } : now)),
          () => setFailed(which),
        )
        .finally(() => setLoading(null));
    },
    [cache, seriesId, language, caller, queryClient],
  );
  useEffect(() => {
    if (isAlone) load('around');
  }, [isAlone, load]);
  return { ...cache, loading, failed, load };
}

function startOf(series: Series, opened: Season): KnownSeasons {
  const { seriesId, seasons } = series;
  const isFirst = has(seasons.items, opened);
  const cache = isFirst
    ? initialiseSeasons(seasons.items)
    : setAdjacentSeasons(opened, { precedingSeasons: [], followingSeasons: [] });
  return { cache, isAlone: !isFirst, seriesId };
}

function extended(
  cache: SeasonCache<Season>,
  which: SeasonLoad,
  at: Season,
  { precedingSeasons, followingSeasons }: AdjacentSeasons,
): Pick<KnownSeasons, 'cache' | 'isAlone'> {
  if (which === 'before') return { cache: prependSeasons(cache, precedingSeasons), isAlone: false };
  if (which === 'after') return { cache: appendSeasons(cache, followingSeasons), isAlone: false };
  return { cache: setAdjacentSeasons(at, { precedingSeasons, followingSeasons }), isAlone: false };
}

function has(seasons: readonly Season[], { id }: Season): boolean {
  return seasons.some((season) => season.id === id);
}
