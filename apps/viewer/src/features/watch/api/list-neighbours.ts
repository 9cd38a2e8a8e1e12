// The titles around a title in the list that it is watched in, and the next one that plays.
import { CallError } from '@matinee/client';
import type { Card } from '@matinee/contract';
import { findNextInQueue, pageSizes, type QueueSource } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { createFetchAdjacent, type FetchAdjacent, findInPages, laterPageSizes } from './adjacent-in-list.ts';

export interface ListNeighbours {
  isListed: boolean;
  /** The next title that plays for this viewer; null after the last one. */
  next: Card | null;
  /** The nearest titles before this one, playable or not. */
  preceding: readonly Card[];
  /** The nearest titles after this one, playable or not. */
  following: readonly Card[];
}

export function createListNeighboursQuery(context: RequestContext, list: QueueSource, videoId: string) {
  return createPageQuery<ListNeighbours>({
    queryKey: ['list-neighbours', list, videoId, context.language],
    queryFn: ({ signal }) => fetchListNeighbours(context, list, videoId, signal),
  });
}

async function fetchListNeighbours(
  context: RequestContext,
  list: QueueSource,
  videoId: string,
  signal: AbortSignal,
): Promise<ListNeighbours> {
  try {
    return await findListNeighbours(
      videoId,
      createFetchAdjacent(context, list, signal),
      laterPageSizes[list.kind],
    );
  } catch (error) {
    // The title is not in this list, or the list is not visible to this viewer: the title plays without a
    // list.
    if (error instanceof CallError && error.code === 'notFound')
      return { isListed: false, next: null, preceding: [], following: [] };
    throw error;
  }
}

/**
 * Fetches the adjacent titles, and searches further pages for the next title that plays.
 *
 * @param laterPageSize the number of titles of each page after the first
 */
export async function findListNeighbours(
  videoId: string,
  fetchAdjacent: FetchAdjacent,
  laterPageSize: number,
): Promise<ListNeighbours> {
  const { preceding, following } = await fetchAdjacent(videoId, pageSizes.adjacentItems);
  const nextTitle = await findInPages(following, {
    findTitle: (titles) => findNextInQueue(videoId, titles),
    fetchMore: async (titles) => (await fetchAdjacent(titles.at(-1)?.id ?? videoId, laterPageSize)).following,
    pageSize: laterPageSize,
  });
  return { isListed: true, next: nextTitle, preceding, following };
}
