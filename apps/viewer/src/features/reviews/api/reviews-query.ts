import type { ReviewList } from '@matinee/contract';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

export const createReviewsKey = (id: string) => ['reviews', id] as const;

/** Pages of reviews. `startCursor` is the cursor of the first page, from the URL; null is the start of the list. */
export function createReviewsQuery(
  { caller, language }: RequestContext,
  id: string,
  startCursor: string | null,
): PagedQuery<ReviewList> {
  return createPagedQuery<ReviewList>({
    queryKey: [...createReviewsKey(id), language, startCursor],
    startCursor,
    readPage: (lastSeen, signal) =>
      caller.call('getReviews', {
        params: { contentId: id },
        query: lastSeen === null ? {} : { lastSeen },
        signal,
      }),
  });
}
