import type { ReviewList } from '@matinee/contract';
import { type PagedQuery, pagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

export const reviewsKey = (id: string) => ['reviews', id] as const;

/** Reviews from the cursor `start` in the URL on; null starts at the beginning. */
export function reviewsQuery(
  { caller, language }: RequestContext,
  id: string,
  start: string | null,
): PagedQuery<ReviewList> {
  return pagedQuery<ReviewList>({
    queryKey: [...reviewsKey(id), language, start],
    start,
    readPage: (lastSeen, signal) =>
      caller.call('getReviews', {
        params: { contentId: id },
        query: lastSeen === null ? {} : { lastSeen },
        signal,
      }),
  });
}
