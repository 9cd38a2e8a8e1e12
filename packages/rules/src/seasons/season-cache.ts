// The loaded seasons of a series: a contiguous range that grows at both ends. A full page on one side means
// that more seasons may follow there.
import { pageSizes } from '../paging/page-sizes.ts';

interface CachedSeason {
  readonly id: string;
  readonly episodeCount: number;
}

export interface SeasonCache<S extends CachedSeason> {
  readonly seasons: readonly S[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

interface AdjacentSeasons<S extends CachedSeason> {
  readonly precedingSeasons: readonly S[];
  readonly followingSeasons: readonly S[];
}

/** Creates the cache from the first page of a series. */
export function createSeasonCache<S extends CachedSeason>(page: readonly S[]): SeasonCache<S> {
  return { seasons: dropEmptySeasons(page), hasBefore: false, hasAfter: isFull(page) };
}

/**
 * Creates the cache around the selected season. The selected season stays even without episodes, because the
 * viewer has it open.
 */
export function createSeasonCacheAround<S extends CachedSeason>(
  selectedSeason: S,
  { precedingSeasons, followingSeasons }: AdjacentSeasons<S>,
): SeasonCache<S> {
  const seasonsBefore = dropEmptySeasons(precedingSeasons);
  const seasonsAfter = dropEmptySeasons(followingSeasons);
  return {
    seasons: excludeCached(seasonsBefore, [selectedSeason]).concat(
      selectedSeason,
      excludeCached(seasonsAfter, [selectedSeason]),
    ),
    hasBefore: isFull(precedingSeasons),
    hasAfter: isFull(followingSeasons),
  };
}

/** Adds the page that follows the last loaded season. */
export function appendSeasons<S extends CachedSeason>(
  cache: SeasonCache<S>,
  page: readonly S[],
): SeasonCache<S> {
  const { seasons } = cache;
  return {
    ...cache,
    seasons: [...seasons, ...excludeCached(dropEmptySeasons(page), seasons)],
    hasAfter: isFull(page),
  };
}

/** Adds the page that precedes the first loaded season; the page is in the order of the series. */
export function prependSeasons<S extends CachedSeason>(
  cache: SeasonCache<S>,
  page: readonly S[],
): SeasonCache<S> {
  const { seasons } = cache;
  return {
    ...cache,
    seasons: [...excludeCached(dropEmptySeasons(page), seasons), ...seasons],
    hasBefore: isFull(page),
  };
}

function isFull(page: readonly unknown[]): boolean {
  return page.length >= pageSizes.seasons;
}

function dropEmptySeasons<S extends CachedSeason>(page: readonly S[]): S[] {
  return page.filter(({ episodeCount }) => episodeCount > 0);
}

function excludeCached<S extends CachedSeason>(page: readonly S[], cachedSeasons: readonly S[]): S[] {
  const ids = new Set(cachedSeasons.map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id));
}
