// A list of which the first page is at hand, and the others come as they are asked for.
import type { Paging } from '@matinee/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

export interface ListPage<Item> {
  items: readonly Item[];
  paging: Paging;
}

export interface List<Item> {
  items: Item[];
  hasMore: boolean;
  isLoading: boolean;
  failed: boolean;
  /** Asks for the next page, or again for one that failed. */
  loadMore: () => void;
}

export interface ListOptions<Item> {
  first: ListPage<Item>;
  /** Names the list among what is remembered. */
  queryKey: QueryKey;
  next: (lastSeen: string, signal: AbortSignal) => Promise<ListPage<Item>>;
  /** Asks for all pages, one after another, as soon as the list is there. */
  whole?: boolean;
}

export function useList<Item>({ first, queryKey, next, whole = false }: ListOptions<Item>): List<Item> {
  const [wanted, setWanted] = useState(false);
  const { lastSeen } = first.paging;
  const more = useInfiniteQuery({
    queryKey: [...queryKey, 'more', lastSeen],
    queryFn: ({ pageParam, signal }) => next(pageParam, signal),
    initialPageParam: lastSeen ?? '',
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    enabled: (wanted || whole) && lastSeen !== null,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = more;
  const loadMore = useCallback(() => {
    setWanted(true);
    if (isFetching) return;
    if (hasNextPage) void fetchNextPage();
    else if (isError) void refetch();
  }, [hasNextPage, isFetching, isError, fetchNextPage, refetch]);
  const pages = data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    items: [...first.items, ...pages],
    hasMore: lastSeen !== null && (!data || hasNextPage),
    isLoading: isFetching,
    failed: isError && !isFetching,
    loadMore,
  };
}
