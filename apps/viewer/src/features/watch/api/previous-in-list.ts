// The previous title of the list that a title is watched in. It is mostly among the adjacent titles, which
// are loaded already. Earlier ones have a query of their own, so that the next title never waits for it.
import type { Card } from '@matinee/contract';
import { findPreviousInQueue, pageSizes, type QueueSource } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { createFetchAdjacent, type FetchAdjacent, fetchSizes, findInPages } from './adjacent-in-list.ts';

/** After this many requests without a playable title, the previous button restarts the current title. */
const maxRequests = 5;

interface CurrentTitle {
  id: string;
  /** The nearest titles before it. */
  preceding: readonly Card[];
}

/** None of the adjacent titles before it plays, and there are more. */
export function isBeyondAdjacent({ id, preceding }: CurrentTitle): boolean {
  return preceding.length === pageSizes.adjacentItems && findPreviousInQueue(id, preceding) === null;
}

export function previousInListQuery(context: RequestContext, list: QueueSource, current: CurrentTitle) {
  return pageQuery<Card | null>({
    queryKey: ['after', list, current.id, context.language, 'previous'],
    queryFn: ({ signal }) =>
      findPrevious(current, createFetchAdjacent(context, list, signal), fetchSizes[list.kind]),
  });
}

export function findPrevious(
  { id, preceding }: CurrentTitle,
  fetchAdjacent: FetchAdjacent,
  size: number,
): Promise<Card | null> {
  return findInPages(preceding, {
    findTitle: (titles) => findPreviousInQueue(id, titles),
    fetchMore: async (titles) => (await fetchAdjacent(titles[0]?.id ?? id, size)).preceding,
    pageSize: size,
    maxRequests,
  });
}
