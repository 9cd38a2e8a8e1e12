// The cards of a row: what came with the page, then page after page as the viewer turns to the row.
import type { Bucket, Card } from '@matinee/contract';
import { bucketPageSize } from '@matinee/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { withoutDoubles } from '../../../lists/without-doubles.ts';
import { moreOfBucket } from '../../../sections/section.ts';

export interface Row {
  cards: Card[];
  /** Cards, and places for those that are on their way or would be asked for. */
  places: number;
  isFetchingNext: boolean;
  /** What follows could not be loaded. */
  failed: boolean;
  retry: () => void;
  /** The viewer has come near the row or its end. */
  turnTo: () => void;
}

export function useRow(section: string, bucket: Bucket): Row {
  const environment = useEnvironment();
  const { bucketId, contentList, paging, type, rowTypeData } = bucket;
  const hasMore = paging.moreDataAvailable;
  // What the document left out is asked for when the row is made; what follows, when somebody turns to it.
  const [wanted, setWanted] = useState(contentList.length === 0);
  const more = useInfiniteQuery({
    queryKey: ['bucket', section, bucketId, environment.language, paging.lastSeen],
    queryFn: ({ pageParam, signal }) => moreOfBucket(environment, section, bucketId, pageParam, signal),
    initialPageParam: paging.lastSeen ?? undefined,
    getNextPageParam: (page) =>
      page.paging.moreDataAvailable ? (page.paging.lastSeen ?? undefined) : undefined,
    enabled: wanted && hasMore,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = more;
  const turnTo = useCallback(() => {
    if (!hasMore) return;
    setWanted(true);
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasMore, hasNextPage, isFetching, isError, fetchNextPage]);
  const retry = useCallback(() => void (data ? fetchNextPage() : refetch()), [data, fetchNextPage, refetch]);
  // Cards that arrive while somebody scrolls are made in slices of time.
  const shown = useDeferredValue(data);
  const cards = useMemo(
    () => withoutDoubles([...contentList, ...(shown?.pages ?? []).flatMap((page) => page.contentList)]),
    [contentList, shown],
  );
  const failed = isError && !isFetching;
  const expectsMore = hasMore && !failed && (!data || shown !== data || hasNextPage);
  return {
    cards,
    places: cards.length + (expectsMore ? bucketPageSize(type, rowTypeData.rowCount) : 0),
    isFetchingNext: isFetching,
    failed,
    retry,
    turnTo,
  };
}
