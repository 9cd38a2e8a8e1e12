// The cards of a row: those of the document, then one page at a time as the viewer reaches them.
import type { Bucket, Card } from '@matinee/contract';
import { getBucketPageSize } from '@matinee/rules';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { fetchBucketPage } from '../../../entities/section/section-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';
import { useNextPages } from '../../../shared/paging/use-next-pages.ts';

export interface Row {
  cards: Card[];
  /** Loaded cards plus placeholders for those that are loading or could be loaded. */
  slotCount: number;
  isFetchingNext: boolean;
  /** The next page failed to load. */
  hasFailed: boolean;
  retry: () => void;
  /** Loads the next page if there is one. */
  loadNext: () => void;
}

export function useRow(sectionKey: string, bucket: Bucket): Row {
  const environment = useEnvironment();
  const { bucketId, contentList, paging, type, rowTypeData } = bucket;
  const { pages, hasMore, isLoading, hasFailed, loadMore } = useNextPages({
    paging,
    queryKey: ['bucket', sectionKey, bucketId, environment.language],
    readPage: (lastSeen, signal) => fetchBucketPage(environment, sectionKey, bucketId, lastSeen, signal),
    // A row without cards in the document loads when it is rendered; further pages load on demand.
    shouldLoadImmediately: contentList.length === 0,
  });
  const loadNext = useCallback(() => {
    if (hasMore && !hasFailed) loadMore();
  }, [hasMore, hasFailed, loadMore]);
  // Cards that arrive while the viewer scrolls are rendered in a deferred update.
  const renderedPages = useDeferredValue(pages);
  const cards = useMemo(
    () => removeDuplicates([...contentList, ...renderedPages.flatMap((page) => page.contentList)]),
    [contentList, renderedPages],
  );
  const expectsMore = !hasFailed && (hasMore || renderedPages !== pages);
  return {
    cards,
    slotCount: cards.length + (expectsMore ? getBucketPageSize(type, rowTypeData.rowCount) : 0),
    isFetchingNext: isLoading,
    hasFailed,
    retry: loadMore,
    loadNext,
  };
}
