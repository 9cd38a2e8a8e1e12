// The channels of a row with what they show now and next: asked for anew when one of them turns to something else.
import type { Bucket, Card } from '@matinee/contract';
import { bucketPageSize, changesAt } from '@matinee/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { moreOfBucket } from '../../../entities/section/section-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { withoutDoubles } from '../../../shared/paging/unique-by-id.ts';

/** The clock of the browser may be ahead of the server's. */
const afterMs = 2_000;
const atLeastMs = 15_000;
const atMostMs = 10 * 60_000;

export interface NowNextRow {
  channels: readonly Card[];
  /** Channels, and places for those that are on their way or would be asked for. */
  places: number;
  turnTo: () => void;
}

export function useNowNext(section: string, bucket: Bucket): NowNextRow {
  const environment = useEnvironment();
  const { bucketId, contentList } = bucket;
  const row = useInfiniteQuery({
    queryKey: ['bucket', section, bucketId, environment.language, 'now-next'],
    queryFn: ({ pageParam, signal }) => moreOfBucket(environment, section, bucketId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ paging }) => (paging.moreDataAvailable ? (paging.lastSeen ?? undefined) : undefined),
    refetchInterval: ({ state }) =>
      waitFor(state.data?.pages.flatMap((page) => page.contentList) ?? contentList),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = row;
  const channels = withoutDoubles(data?.pages.flatMap((page) => page.contentList) ?? contentList);
  const expectsMore = hasNextPage || (channels.length === 0 && isFetching);
  return {
    channels,
    places: channels.length + (expectsMore ? bucketPageSize(bucket.type, 1) : 0),
    turnTo: () => {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    },
  };
}

function waitFor(channels: readonly Card[]): number {
  const now = Date.now();
  const known = channels.map(({ programmingInfo: info }) => ({
    current: info?.currentProgramme,
    next: info?.nextProgramme,
  }));
  const change = changesAt(known, now) ?? now + atMostMs;
  return Math.min(atMostMs, Math.max(atLeastMs, change - now + afterMs));
}
