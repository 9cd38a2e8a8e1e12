// What comes before a title where it is watched as part of a list. Mostly it is among the nearest, which are known; what
// is further away is asked for by itself, so that what comes next never waits for it, and not for ever.
import type { Card } from '@matinee/contract';
import { findPreviousInQueue, pageSizes, type QueueSource } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { createFetchAdjacent, type FetchAdjacent, fetchSizes, findInPages } from './adjacent-in-list.ts';

/** Whoever has not found a title that plays after so many answers goes back to the beginning of this one. */
const mostAnswers = 5;

interface Here {
  id: string;
  /** The nearest titles before it. */
  preceding: readonly Card[];
}

/** The nearest before it do not play, and there are more. */
export function isBeyondAdjacent({ id, preceding }: Here): boolean {
  return preceding.length === pageSizes.adjacentItems && findPreviousInQueue(id, preceding) === null;
}

export function previousInListQuery(asking: RequestContext, list: QueueSource, here: Here) {
  return pageQuery<Card | null>({
    queryKey: ['after', list, here.id, asking.language, 'previous'],
    queryFn: ({ signal }) =>
      findPrevious(here, createFetchAdjacent(asking, list, signal), fetchSizes[list.kind]),
  });
}

export function findPrevious(
  { id, preceding }: Here,
  besideOf: FetchAdjacent,
  size: number,
): Promise<Card | null> {
  return findInPages(preceding, {
    find: (titles) => findPreviousInQueue(id, titles),
    more: async (titles) => (await besideOf(titles[0]?.id ?? id, size)).preceding,
    size,
    most: mostAnswers,
  });
}
