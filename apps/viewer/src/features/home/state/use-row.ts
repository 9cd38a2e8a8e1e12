// The cards of a row: what came with the page, then page after page as the viewer turns to the row.
import type { Bucket, Card } from '@matinee/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { moreOfBucket } from '../../../sections/section.ts';

export interface Row {
  cards: Card[];
  /** Cards are on their way, or would be asked for. */
  expectsMore: boolean;
  /** The viewer has come near the row or its end. */
  turnTo: () => void;
}

export function useRow(section: string, bucket: Bucket): Row {
  const environment = useEnvironment();
  const [wanted, setWanted] = useState(false);
  const hasMore = bucket.paging.moreDataAvailable;
  const more = useInfiniteQuery({
    queryKey: ['bucket', section, bucket.bucketId, environment.language, bucket.paging.lastSeen],
    queryFn: ({ pageParam, signal }) => moreOfBucket(environment, section, bucket, pageParam, signal),
    initialPageParam: bucket.paging.lastSeen ?? undefined,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    enabled: wanted && hasMore,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = more;
  const turnTo = useCallback(() => {
    if (!hasMore) return;
    setWanted(true);
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasMore, hasNextPage, isFetching, isError, fetchNextPage]);
  const pages = more.data?.pages.flatMap(({ contentList }) => contentList) ?? [];
  return {
    cards: withoutDoubles([...bucket.contentList, ...pages]),
    expectsMore: hasMore && !isError && (!more.data || hasNextPage),
    turnTo,
  };
}

/** A list may change between its pages: what was there already is not shown again. */
export function withoutDoubles(cards: readonly Card[]): Card[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
