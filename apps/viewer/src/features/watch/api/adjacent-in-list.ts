// Finds the playable titles before and after a title of a list, page by page.
import type { Card } from '@matinee/contract';
import { pageSizes, type QueueSource } from '@matinee/rules';
import type { RequestContext } from '../../../shared/query/page-query.ts';

interface AdjacentTitles {
  preceding: readonly Card[];
  following: readonly Card[];
}

/** Fetches `size` titles on each side of a title, in the order of the list. */
export type FetchAdjacent = (titleId: string, size: number) => Promise<AdjacentTitles>;

export function createFetchAdjacent(
  { caller }: RequestContext,
  list: QueueSource,
  signal: AbortSignal,
): FetchAdjacent {
  return async (titleId, size) => {
    const query = { size };
    if (list.kind === 'playlist') {
      const params = { id: list.playlistId, vodId: titleId };
      const response = await caller.call('getAdjacentInPlaylist', { params, query, signal });
      return { preceding: response.precedingVods, following: response.followingVods };
    }
    const params = { owner: list.owner, id: list.watchlistId, contentId: titleId };
    const response = await caller.call('getAdjacentInWatchlist', { params, query, signal });
    return { preceding: response.precedingContent, following: response.followingContent };
  };
}

/** Page sizes of the requests after the first, when none of the adjacent titles plays. */
export const laterPageSizes = {
  playlist: pageSizes.adjacentItems,
  watchlist: pageSizes.watchlistQueue,
} as const;

interface PageSearch {
  findTitle: (titles: readonly Card[]) => Card | null;
  fetchMore: (titles: readonly Card[]) => Promise<readonly Card[]>;
  /** Titles per request. */
  pageSize: number;
  /** The maximum number of requests. */
  maxRequests?: number;
}

/** Searches the nearest titles first, then requests further pages until a title is found. */
export async function findInPages(
  nearestTitles: readonly Card[],
  { findTitle, fetchMore, pageSize, maxRequests = Number.POSITIVE_INFINITY }: PageSearch,
): Promise<Card | null> {
  let titles = nearestTitles;
  let requestedSize: number = pageSizes.adjacentItems;
  let foundTitle = findTitle(titles);
  for (
    let requestCount = 0;
    !foundTitle && titles.length === requestedSize && requestCount < maxRequests;
    requestCount += 1
  ) {
    titles = await fetchMore(titles);
    requestedSize = pageSize;
    foundTitle = findTitle(titles);
  }
  return foundTitle;
}
