// The channels of a row with their current and next programmes, refetched when a programme ends.
import type { Bucket, Card } from '@matinee/contract';
import { getBucketPageSize, getNextScheduleChange } from '@matinee/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchBucketPage } from '../../../entities/section/section-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';

/** The browser's clock may be ahead of the server's. */
const clockToleranceMs = 2_000;
const minIntervalMs = 15_000;
const maxIntervalMs = 10 * 60_000;

export interface NowNextChannels {
  channels: readonly Card[];
  /** Loaded channels plus placeholders for those that are loading or could be loaded. */
  slotCount: number;
  loadNext: () => void;
}

export function useNowNext(sectionKey: string, bucket: Bucket): NowNextChannels {
  const environment = useEnvironment();
  const { bucketId, contentList } = bucket;
  const channelsQuery = useInfiniteQuery({
    queryKey: ['bucket', sectionKey, bucketId, environment.language, 'now-next'],
    queryFn: ({ pageParam, signal }) => fetchBucketPage(environment, sectionKey, bucketId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    refetchInterval: ({ state }) =>
      getRefetchDelay(state.data?.pages.flatMap((page) => page.contentList) ?? contentList),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = channelsQuery;
  const channels = removeDuplicates(data?.pages.flatMap((page) => page.contentList) ?? contentList);
  const expectsMore = hasNextPage || (channels.length === 0 && isFetching);
  return {
    channels,
    slotCount: channels.length + (expectsMore ? getBucketPageSize(bucket.type, 1) : 0),
    loadNext: () => {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    },
  };
}

function getRefetchDelay(channels: readonly Card[]): number {
  const now = Date.now();
  const programmes = channels.map(({ programmingInfo }) => ({
    current: programmingInfo?.currentProgramme,
    next: programmingInfo?.nextProgramme,
  }));
  const nextChange = getNextScheduleChange(programmes, now) ?? now + maxIntervalMs;
  return Math.min(maxIntervalMs, Math.max(minIntervalMs, nextChange - now + clockToleranceMs));
}
