// What comes after a title where it is watched as part of a list.
import { CallError } from '@matinee/client';
import type { Card } from '@matinee/contract';
import { findNextInQueue, pageSizes, type QueueSource } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { createFetchAdjacent, type FetchAdjacent, fetchSizes, findInPages } from './adjacent-in-list.ts';

export interface ListPosition {
  isListed: boolean;
  /** The next title that plays for this viewer; null after the last one. */
  next: Card | null;
  /** The nearest titles before this one, whether they play or not. */
  preceding: readonly Card[];
  /** The titles after this one, whether they play or not. */
  following: readonly Card[];
}

export function nextInListQuery(asking: RequestContext, list: QueueSource, videoId: string) {
  return pageQuery<ListPosition>({
    queryKey: ['after', list, videoId, asking.language],
    queryFn: ({ signal }) => findPlace(asking, list, videoId, signal),
  });
}

async function findPlace(
  asking: RequestContext,
  list: QueueSource,
  videoId: string,
  signal: AbortSignal,
): Promise<ListPosition> {
  try {
    return await findNext(videoId, createFetchAdjacent(asking, list, signal), fetchSizes[list.kind]);
  } catch (error) {
    // Not in this list, or the list is not there for this viewer: the title plays by itself.
    if (error instanceof CallError && error.code === 'notFound')
      return { isListed: false, next: null, preceding: [], following: [] };
    throw error;
  }
}

/** Looks on until a title plays in turn. */
export async function findNext(
  videoId: string,
  besideOf: FetchAdjacent,
  size: number,
): Promise<ListPosition> {
  const { preceding, following } = await besideOf(videoId, pageSizes.adjacentItems);
  const next = await findInPages(following, {
    find: (titles) => findNextInQueue(videoId, titles),
    more: async (titles) => (await besideOf(titles.at(-1)?.id ?? videoId, size)).following,
    size,
  });
  return { isListed: true, next, preceding, following };
}
