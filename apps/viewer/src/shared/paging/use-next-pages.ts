// The pages of a list that follow one which is at hand. None is asked for until somebody wants it.
import type { Paging } from '@matinee/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** How a list goes on. */
export interface NextPagesState {
  hasMore: boolean;
  isLoading: boolean;
  /** What follows could not be had. */
  failed: boolean;
  /** Asks for the next page, or again for one that failed. */
  loadMore: () => void;
}

export interface NextPages<Page> extends NextPagesState {
  pages: readonly Page[];
}

export interface NextPagesOptions<Page> {
  /** Of the page at hand. */
  paging: Paging;
  /** Names the list among what is remembered. */
  queryKey: QueryKey;
  /** From the start of the list without `lastSeen`. */
  read: (lastSeen: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** The first of them is wanted already. */
  atOnce?: boolean;
}

const none: readonly never[] = [];

export function useNextPages<Page extends { paging: Paging }>({
  paging: { lastSeen, moreDataAvailable },
  queryKey,
  read,
  atOnce = false,
}: NextPagesOptions<Page>): NextPages<Page> {
  const [wanted, setWanted] = useState(atOnce);
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKey, 'more', lastSeen],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: lastSeen ?? undefined,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    enabled: wanted && moreDataAvailable,
  });
  const loadMore = useCallback(() => {
    setWanted(true);
    if (isFetching) return;
    if (hasNextPage) void fetchNextPage();
    else if (isError) void refetch();
  }, [hasNextPage, isFetching, isError, fetchNextPage, refetch]);
  return {
    pages: data?.pages ?? none,
    hasMore: moreDataAvailable && (!data || hasNextPage),
    isLoading: isFetching,
    failed: isError && !isFetching,
    loadMore,
  };
}
