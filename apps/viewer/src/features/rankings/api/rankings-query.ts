import type { Rankings } from '@matinee/contract';
import { type PagedQuery, pagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

/** As the address says it; what it must not say, the service says. */
export function rankingsQuery(
  { caller, language }: RequestContext,
  search: URLSearchParams,
): PagedQuery<Rankings> {
  const { lastSeen: start = null, ...asked } = Object.fromEntries(search);
  return pagedQuery<Rankings>({
    queryKey: ['rankings', asked, start, language],
    start,
    read: (lastSeen, signal) =>
      caller.call('getRankings', { query: { ...asked, ...(lastSeen !== null && { lastSeen }) }, signal }),
  });
}
