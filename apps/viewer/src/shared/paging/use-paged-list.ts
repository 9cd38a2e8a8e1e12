// A list page after page, from its first page on; the next ones come as somebody asks for them.
import type { Paging } from '@matinee/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isNotFound } from '../errors/is-not-found.ts';
import { maxRefetchedPages, type PagedQuery } from './paged-query.ts';
import type { NextPagesState } from './use-next-pages.ts';

/** A list that is asked for from its first page on. */
export interface PagedList<Page> extends NextPagesState {
  /** Undefined until the first page is there. */
  pages: Page[] | undefined;
  /** Why the first page could not be had, or that the list has gone. */
  error: unknown;
  retry: () => void;
  /** What is there is that of another list, until this one's first page is there. */
  isWaiting: boolean;
  /** Where the next page begins. */
  next: string | null;
}

const freshMs = 30_000;

export interface PagedListOptions {
  /** Shows the list before while another one is asked for. */
  keepsBefore?: boolean;
  /** There is something to ask for; there is unless stated. */
  isAsked?: boolean;
}

export function usePagedList<Page extends { paging: Paging }>(
  query: PagedQuery<Page>,
  { keepsBefore = false, isAsked = true }: PagedListOptions = {},
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
    queryFn: ({ pageParam, signal }) => query.read(pageParam, signal),
    initialPageParam: query.start,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? paging.lastSeen : null),
    enabled: isAsked,
    ...(keepsBefore && { placeholderData: keepPreviousData }),
    // Longer ones are shown as they were when somebody comes back to them.
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > maxRefetchedPages ? Number.POSITIVE_INFINITY : freshMs,
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
    isWaiting: isPlaceholderData,
    failed: isFetchNextPageError && !isFetching,
    loadMore,
    next: data?.pages.at(-1)?.paging.lastSeen ?? null,
  };
}
