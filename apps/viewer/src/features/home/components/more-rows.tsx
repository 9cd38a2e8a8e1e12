// The rows that the first answer left out, asked for when the end of the page comes near.
import type { Section } from '@matinee/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useNear } from '../../../environment/use-near.ts';
import { moreOfSection } from '../../../sections/section.ts';
import { BucketRow } from './bucket-row.tsx';
import { FailedRest } from './failed-rest.tsx';
import styles from './section-view.module.css';

export default function MoreRows({ section }: { section: Section }) {
  const environment = useEnvironment();
  const end = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { lastSeen, moreDataAvailable } = section.paging;
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['section', section.section, environment.language, 'more', lastSeen],
    queryFn: ({ pageParam, signal }) => moreOfSection(environment, section.section, pageParam, signal),
    initialPageParam: lastSeen ?? '',
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    enabled: wanted && moreDataAvailable && lastSeen !== null,
  });
  const askForMore = useCallback(() => {
    setWanted(true);
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const failed = isError && !isFetching;
  const waiting = moreDataAvailable && !failed && (!data || hasNextPage);
  useNear(end, waiting, askForMore, '300%');
  return (
    <>
      {data?.pages.flatMap(({ buckets }) =>
        buckets.map((bucket) => (
          <BucketRow key={bucket.bucketId} section={section.section} bucket={bucket} early={false} />
        )),
      )}
      {failed && <FailedRest onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      {waiting && <div ref={end} className={styles.more} />}
    </>
  );
}
