// The pages of a list after a first one that is already loaded. None loads before it is requested.
import type { Paging } from '@matinee/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** The paging state of a list. */
export interface NextPagesState {
  hasMore: boolean;
  isLoading: boolean;
  /** The next page failed to load. */
  failed: boolean;
  /** Loads the next page, or retries a failed one. */
  loadMore: () => void;
}

export interface NextPages<Page> extends NextPagesState {
  pages: readonly Page[];
}

export interface NextPagesOptions<Page> {
  /** Of the first page. */
  paging: Paging;
  /** The query key. */
  queryKey: QueryKey;
  /** From the start of the list without `lastSeen`. */
  read: (lastSeen: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** Loads the first of them at once. */
  loadsImmediately?: boolean;
}

const noPages: readonly never[] = [];

export function useNextPages<Page extends { paging: Paging }>({
  paging: { lastSeen, moreDataAvailable },
  queryKey,
  read,
  loadsImmediately = false,
}: NextPagesOptions<Page>): NextPages<Page> {
  const [isRequested, setRequested] = useState(loadsImmediately);
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKey, 'more', lastSeen],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: lastSeen ?? undefined,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    enabled: isRequested && moreDataAvailable,
  });
  const loadMore = useCallback(() => {
    setRequested(true);
    if (isFetching) return;
    if (hasNextPage) void fetchNextPage();
    else if (isError) void refetch();
  }, [hasNextPage, isFetching, isError, fetchNextPage, refetch]);
  return {
    pages: data?.pages ?? noPages,
    hasMore: moreDataAvailable && (!data || hasNextPage),
    isLoading: isFetching,
    failed: isError && !isFetching,
    loadMore,
  };
}
