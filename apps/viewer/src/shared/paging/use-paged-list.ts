// A paged list. Its first page loads at once, further pages on demand.
import type { Paging } from '@matinee/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isNotFound } from '../errors/call-errors.ts';
import { maxRefetchedPages, type PagedQuery } from './paged-query.ts';
import type { NextPagesState } from './use-next-pages.ts';

/** The loaded pages of a list and the state of loading more. */
export interface PagedList<Page> extends NextPagesState {
  /** Undefined until the first page has loaded. */
  pages: Page[] | undefined;
  /** The error of the first page, or the error that the list no longer exists. */
  error: unknown;
  retry: () => void;
  /** `pages` belongs to the previous list, until the first page of the new list has loaded. */
  isPreviousList: boolean;
  /** The cursor of the next page. */
  nextCursor: string | null;
}

const staleTimeMs = 30_000;

export interface PagedListOptions {
  /** Shows the previous list while another one loads. */
  shouldKeepPreviousList?: boolean;
  /** Whether to load; default true. */
  isEnabled?: boolean;
}

export function usePagedList<Page extends { paging: Paging }>(
  query: PagedQuery<Page>,
  { shouldKeepPreviousList = false, isEnabled = true }: PagedListOptions = {},
): PagedList<Page> {
  const {
    data,
    error,
    refetch,
    hasNextPage,
    isFetching,
    isPlaceholderData,
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
    queryFn: ({ pageParam, signal }) => query.readPage(pageParam, signal),
    initialPageParam: query.startCursor,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? paging.lastSeen : null),
    enabled: isEnabled,
    ...(shouldKeepPreviousList && { placeholderData: keepPreviousData }),
    // Longer lists are not refetched when the viewer goes back.
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > maxRefetchedPages ? Number.POSITIVE_INFINITY : staleTimeMs,
  });
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    pages: data?.pages,
    error: data && !isNotFound(error) ? null : error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    isPreviousList: isPlaceholderData,
    hasFailed: isFetchNextPageError && !isFetching,
    loadMore,
    nextCursor: data?.pages.at(-1)?.paging.lastSeen ?? null,
  };
}
