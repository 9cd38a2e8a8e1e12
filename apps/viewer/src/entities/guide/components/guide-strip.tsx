// The guide of some channels, from the current time on. Each line loads its own programmes near the viewport,
// page by page, as far as the viewer scrolls.
import type { Card } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentTime } from '../../../shared/browser/use-current-time.ts';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';
import { ChannelProgrammes } from './channel-programmes.tsx';
import styles from './guide-strip.module.css';
import { GuideTable } from './guide-table.tsx';

const hourMs = 60 * 60_000;
const halfHourMs = hourMs / 2;
const initialHours = 6;
const maxHours = 24;
const clockIntervalMs = 20_000;

export function GuideStrip({ channels, name }: { channels: readonly Card[]; name: string }) {
  const now = useCurrentTime(clockIntervalMs);
  const [tableHours, setTableHours] = useState(initialHours);
  const [start, setStart] = useState(() => Math.floor(Date.now() / halfHourMs) * halfHourMs);
  const isAtStart = useRef(true);
  const end = start + tableHours * hourMs;
  // The table advances with time, unless the viewer has moved to a later hour.
  useEffect(() => {
    if (now !== null && isAtStart.current) setStart(Math.floor(now / halfHourMs) * halfHourMs);
  }, [now]);
  const onScroll = useCallback((hiddenWidthsBefore: number, hiddenWidthsAfter: number) => {
    isAtStart.current = hiddenWidthsBefore < 0.01;
    if (hiddenWidthsAfter < 1) setTableHours((current) => Math.min(maxHours, current + initialHours));
  }, []);
  return (
    <div className={styles.strip}>
      <GuideTable
        name={name}
        channels={channels}
        start={start}
        end={end}
        now={now}
        onScroll={onScroll}
        renderLine={(channel) => <ChannelLine channel={channel} start={start} end={end} now={now} />}
      />
    </div>
  );
}

interface ChannelLineProps {
  channel: Card;
  start: number;
  end: number;
  now: number | null;
}

/** The maximum range of a line; programmes load page by page within it. */
const rangeMs = 8 * 24 * hourMs;

function ChannelLine({ channel, start, end, now }: ChannelLineProps) {
  const { caller, label, language } = useEnvironment();
  const { container, isNear } = useOnceNearViewport();
  // Does not advance with `start`, so that the query key and the loaded programmes stay the same.
  const [rangeStart] = useState(() => Math.floor(start / hourMs) * hourMs);
  const guideQuery = useInfiniteQuery({
    queryKey: ['guide', channel.id, rangeStart, language],
    queryFn: ({ pageParam, signal }) => {
      const from = new Date(rangeStart).toISOString();
      const to = new Date(rangeStart + rangeMs).toISOString();
      const pagingParams = { rpp: pageSizes.epg, lastSeen: pageParam };
      return caller.call('getGuide', { query: { from, to, channel: channel.id, ...pagingParams }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ paging }) => paging.lastSeen ?? undefined,
    enabled: isNear,
    staleTime: 5 * 60_000,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = guideQuery;
  const programmes = removeDuplicates((data?.pages ?? []).flatMap((page) => page.programmes));
  const loadedEnd = Date.parse(programmes.at(-1)?.endDate ?? '');
  const needsMore = hasNextPage && !isFetching && !isError && loadedEnd < end;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const retry = () => void (data ? fetchNextPage() : refetch());
  return (
    <div ref={container} aria-busy={isFetching || undefined}>
      <ChannelProgrammes
        programmes={programmes}
        channel={channel}
        start={start}
        end={end}
        now={now}
        message={isError && !isFetching && <InlineError text={label('guideFailed')} onRetry={retry} />}
      />
    </div>
  );
}
