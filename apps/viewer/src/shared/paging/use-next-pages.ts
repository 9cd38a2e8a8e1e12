// The pages of a list after its first page, which is already loaded. Each page loads on demand.
import type { Paging } from '@matinee/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** The paging state of a list. */
export interface NextPagesState {
  hasMore: boolean;
  isLoading: boolean;
  /** The next page failed to load. */
  hasFailed: boolean;
  /** Loads the next page, or retries a failed one. */
  loadMore: () => void;
}

export interface NextPages<Page> extends NextPagesState {
  pages: readonly Page[];
}

export interface NextPagesOptions<Page> {
  /** The paging of the first page. */
  paging: Paging;
  /** The start of the query key. */
  queryKey: QueryKey;
  /** Reads the page after the cursor `lastSeen`, or the first page without it. */
  readPage: (lastSeen: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** Loads the second page at once, without a call of `loadMore`. */
  shouldLoadImmediately?: boolean;
}

const noPages: readonly never[] = [];

export function useNextPages<Page extends { paging: Paging }>({
  paging: { lastSeen, moreDataAvailable },
  queryKey,
  readPage,
  shouldLoadImmediately = false,
}: NextPagesOptions<Page>): NextPages<Page> {
  const [isRequested, setRequested] = useState(shouldLoadImmediately);
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKey, 'more', lastSeen],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
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
    hasFailed: isError && !isFetching,
    loadMore,
  };
}
