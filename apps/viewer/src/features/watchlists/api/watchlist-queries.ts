// Queries of watchlists and of the titles of a watchlist, page by page.
import type { Paging, Watchlist, WatchlistSummary } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

export type WatchlistPage = Omit<Watchlist, 'pagingInfo'>;
export interface WatchlistsPage {
  watchlists: WatchlistSummary[];
  paging: Paging;
}

/** First part of the query keys of all lists of watchlists. */
export const watchlistsKey = 'watchlists';

export function createWatchlistQuery(
  { caller, language }: RequestContext,
  id: string,
  startCursor: string | null,
): PagedQuery<WatchlistPage> {
  return createPagedQuery({
    queryKey: ['watchlist', id, language, startCursor],
    startCursor,
    readPage: async (lastSeen, signal) => {
      const query = { rpp: pageSizes.watchlist, ...(lastSeen !== null && { lastSeen }) };
      const { pagingInfo: _, ...list } = await caller.call('getWatchlist', { params: { id }, query, signal });
      return list;
    },
  });
}

/**
 * With `contentId`, only the owned lists, to which this title can be added. Each says whether it contains the title.
 */
export function createWatchlistsQuery(
  { caller, language }: RequestContext,
  contentId?: string,
): PagedQuery<WatchlistsPage> {
  return createPagedQuery({
    queryKey: [watchlistsKey, contentId === undefined ? 'all' : ['owned', contentId], language],
    startCursor: null,
    readPage: async (lastSeen, signal) => {
      const query = {
        rpp: pageSizes.watchlist,
        ...(contentId !== undefined && { ownership: 'owned' as const, contentId }),
        ...(lastSeen !== null && { lastSeen }),
      };
      const { watchlists, pagingInfo } = await caller.call('getWatchlists', { query, signal });
      return { watchlists, paging: pagingInfo };
    },
  });
}

/** The lists of all loaded pages. A list that moved between two pages appears once. */
export function collectWatchlists(pages: readonly WatchlistsPage[] = []): WatchlistSummary[] {
  const lists = pages.flatMap(({ watchlists }) => watchlists);
  return [...new Map(lists.map((list) => [list.watchlistExternalId, list])).values()];
}
