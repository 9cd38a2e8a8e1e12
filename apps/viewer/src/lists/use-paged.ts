import type { Paging } from '@matinee/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PagedQuery, renewedPages } from './paged-query.ts';

export interface PagedList<Page> {
  /** Undefined until the first page is there. */
  pages: Page[] | undefined;
  /** Why the first page could not be had. */
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  isLoading: boolean;
  /** A further page could not be had. */
  failed: boolean;
  /** Asks for the next page, or again for one that failed. */
  loadMore: () => void;
  /** Where the next page begins. */
  next: string | null;
}

const freshMs = 30_000;

export function usePaged<Page extends { paging: Paging }>(query: PagedQuery<Page>): PagedList<Page> {
  const {
    data,
    error,
    refetch,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery<
    Page,
    Error,
    InfiniteData<Page, string | null>,
    PagedQuery<Page>['queryKey'],
    string | null
  >({
    queryKey: query.queryKey,
    queryFn: ({ pageParam, signal }) => query.read(pageParam, signal),
    initialPageParam: query.start,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? paging.lastSeen : null),
    // Longer ones are shown as they were when somebody comes back to them.
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > renewedPages ? Number.POSITIVE_INFINITY : freshMs,
  });
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    pages: data?.pages,
    error: data ? null : error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    failed: isFetchNextPageError && !isFetching,
    loadMore,
    next: data?.pages.at(-1)?.paging.lastSeen ?? null,
  };
}
