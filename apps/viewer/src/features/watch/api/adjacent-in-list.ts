// The titles on both sides of one in a list, and the way along them until one plays.
import type { Card } from '@matinee/contract';
import { pageSizes, type QueueSource } from '@matinee/rules';
import type { RequestContext } from '../../../shared/query/page-query.ts';

interface AdjacentTitles {
  preceding: readonly Card[];
  following: readonly Card[];
}

/** The titles on both sides of one in a list, so many of them, in the order of the list. */
export type FetchAdjacent = (title: string, size: number) => Promise<AdjacentTitles>;

export function createFetchAdjacent(
  { caller }: RequestContext,
  list: QueueSource,
  signal: AbortSignal,
): FetchAdjacent {
  return async (title, size) => {
    const query = { size };
    if (list.kind === 'playlist') {
      const params = { id: list.playlistId, vodId: title };
      const answer = await caller.call('getAdjacentInPlaylist', { params, query, signal });
      return { preceding: answer.precedingVods, following: answer.followingVods };
    }
    const params = { owner: list.owner, id: list.watchlistId, contentId: title };
    const answer = await caller.call('getAdjacentInWatchlist', { params, query, signal });
    return { preceding: answer.precedingContent, following: answer.followingContent };
  };
}

/** So many are asked for where the nearest do not play. */
export const fetchSizes = {
  playlist: pageSizes.adjacentItems,
  watchlist: pageSizes.watchlistQueue,
} as const;

interface Way {
  find: (titles: readonly Card[]) => Card | null;
  more: (titles: readonly Card[]) => Promise<readonly Card[]>;
  /** So many are asked for at once. */
  size: number;
  /** So often at most. */
  most?: number;
}

/** Looks on from the nearest until a title is found, no further than it must. */
export async function findInPages(
  nearest: readonly Card[],
  { find, more, size, most = Number.POSITIVE_INFINITY }: Way,
): Promise<Card | null> {
  let titles = nearest;
  let asked: number = pageSizes.adjacentItems;
  let found = find(titles);
  for (let times = 0; !found && titles.length === asked && times < most; times += 1) {
    titles = await more(titles);
    asked = size;
    found = find(titles);
  }
  return found;
}
