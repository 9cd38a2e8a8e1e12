// The previous title of the list that a title is watched in. Usually it is among the adjacent titles, which
// are already loaded. Earlier titles have a separate query, so that the next title does not wait for it.
import type { Card } from '@matinee/contract';
import { findPreviousInQueue, pageSizes, type QueueSource } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { createFetchAdjacent, type FetchAdjacent, findInPages, laterPageSizes } from './adjacent-in-list.ts';

/** After this many requests without a playable title, the previous button restarts the current title. */
const maxRequests = 5;

interface CurrentTitle {
  id: string;
  /** The nearest titles before the current title. */
  preceding: readonly Card[];
}

/**
 * Whether the previous title is not among the adjacent titles: none of them plays, and the list may have
 * earlier titles.
 */
export function isPreviousBeyondAdjacent({ id, preceding }: CurrentTitle): boolean {
  return preceding.length === pageSizes.adjacentItems && findPreviousInQueue(id, preceding) === null;
}

export function createPreviousInListQuery(
  context: RequestContext,
  list: QueueSource,
  currentTitle: CurrentTitle,
) {
  return createPageQuery<Card | null>({
    queryKey: ['list-neighbours', list, currentTitle.id, context.language, 'previous'],
    queryFn: ({ signal }) =>
      findPreviousTitle(currentTitle, createFetchAdjacent(context, list, signal), laterPageSizes[list.kind]),
  });
}

export function findPreviousTitle(
  { id, preceding }: CurrentTitle,
  fetchAdjacent: FetchAdjacent,
  laterPageSize: number,
): Promise<Card | null> {
  return findInPages(preceding, {
    findTitle: (titles) => findPreviousInQueue(id, titles),
    fetchMore: async (titles) => (await fetchAdjacent(titles[0]?.id ?? id, laterPageSize)).preceding,
    pageSize: laterPageSize,
    maxRequests,
  });
}
