// The seasons of a series that are at hand: a window on all of them, in their order, that grows at both ends. Whether
// there are more on a side is read from what came from that side alone: a full page means that there may be.
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

/** From the first page of a series. */
export function initialiseSeasons<S extends CachedSeason>(page: readonly S[]): SeasonCache<S> {
  return { seasons: dropEmptySeasons(page), hasBefore: false, hasAfter: isFull(page) };
}

/** Around the selected season, which stays even when it has no episodes: somebody is looking at it. */
export function setAdjacentSeasons<S extends CachedSeason>(
  selected: S,
  { precedingSeasons, followingSeasons }: AdjacentSeasons<S>,
): SeasonCache<S> {
  const before = dropEmptySeasons(precedingSeasons);
  const after = dropEmptySeasons(followingSeasons);
  return {
    seasons: excludeKnown(before, [selected]).concat(selected, excludeKnown(after, [selected])),
    hasBefore: isFull(precedingSeasons),
    hasAfter: isFull(followingSeasons),
  };
}

/** `page`: what follows the last season at hand. */
export function appendSeasons<S extends CachedSeason>(
  cache: SeasonCache<S>,
  page: readonly S[],
): SeasonCache<S> {
  const { seasons } = cache;
  return {
    ...cache,
    seasons: [...seasons, ...excludeKnown(dropEmptySeasons(page), seasons)],
    hasAfter: isFull(page),
  };
}

/** `page`: what precedes the first season at hand, in the order of the series. */
export function prependSeasons<S extends CachedSeason>(
  cache: SeasonCache<S>,
  page: readonly S[],
): SeasonCache<S> {
  const { seasons } = cache;
  return {
    ...cache,
    seasons: [...excludeKnown(dropEmptySeasons(page), seasons), ...seasons],
    hasBefore: isFull(page),
  };
}

function isFull(page: readonly unknown[]): boolean {
  return page.length >= pageSizes.seasons;
}

function dropEmptySeasons<S extends CachedSeason>(page: readonly S[]): S[] {
  return page.filter(({ episodeCount }) => episodeCount > 0);
}

function excludeKnown<S extends CachedSeason>(page: readonly S[], known: readonly S[]): S[] {
  const ids = new Set(known.map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id));
}
