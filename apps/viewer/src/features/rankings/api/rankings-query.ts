import type { Rankings } from '@matinee/contract';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

/** The parameters of the URL other than the cursor; the server validates them. */
const rankingParamNames = ['tab', 'filter', 'letter', 'sort'];

export function createRankingsQuery(
  { caller, language }: RequestContext,
  search: URLSearchParams,
): PagedQuery<Rankings> {
  const startCursor = search.get('lastSeen');
  const params = Object.fromEntries(
    rankingParamNames.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
  );
  return createPagedQuery<Rankings>({
    queryKey: ['rankings', params, startCursor, language],
    startCursor,
    readPage: (lastSeen, signal) =>
      caller.call('getRankings', { query: { ...params, ...(lastSeen !== null && { lastSeen }) }, signal }),
  });
}
