// The cards of a row: what came with the page, then page after page as the viewer turns to the row.
import type { Bucket, Card } from '@matinee/contract';
import { bucketPageSize } from '@matinee/rules';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { moreOfBucket } from '../../../entities/section/section-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { withoutDoubles } from '../../../shared/paging/unique-by-id.ts';
import { useFurtherPages } from '../../../shared/paging/use-next-pages.ts';

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
  const { pages, hasMore, isLoading, failed, loadMore } = useFurtherPages({
    paging,
    queryKey: ['bucket', section, bucketId, environment.language],
    read: (lastSeen, signal) => moreOfBucket(environment, section, bucketId, lastSeen, signal),
    // What the document left out is asked for when the row is made; what follows, when somebody turns to it.
    atOnce: contentList.length === 0,
  });
  const turnTo = useCallback(() => {
    if (hasMore && !failed) loadMore();
  }, [hasMore, failed, loadMore]);
  // Cards that arrive while somebody scrolls are made in slices of time.
  const shown = useDeferredValue(pages);
  const cards = useMemo(
    () => withoutDoubles([...contentList, ...shown.flatMap((page) => page.contentList)]),
    [contentList, shown],
  );
  const expectsMore = !failed && (hasMore || shown !== pages);
  return {
    cards,
    places: cards.length + (expectsMore ? bucketPageSize(type, rowTypeData.rowCount) : 0),
    isFetchingNext: isLoading,
    failed,
    retry: loadMore,
    turnTo,
  };
}
