// The guide of some channels from now on, loaded near the viewport. Each line loads its own programmes, page
// by page, as far as the viewer has scrolled.
import type { Card } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentTime } from '../../../shared/browser/use-current-time.ts';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { uniqueById } from '../../../shared/paging/paged-query.ts';
import { ChannelProgrammes } from './channel-programmes.tsx';
import styles from './guide-strip.module.css';
import { GuideTable } from './guide-table.tsx';

const hour = 60 * 60_000;
const halfHour = hour / 2;
const firstHours = 6;
const maxHours = 24;
const clockIntervalMs = 20_000;

export function GuideStrip({ channels, name }: { channels: readonly Card[]; name: string }) {
  const now = useCurrentTime(clockIntervalMs);
  const [hours, setHours] = useState(firstHours);
  const [start, setStart] = useState(() => Math.floor(Date.now() / halfHour) * halfHour);
  const isAtStart = useRef(true);
  const end = start + hours * hour;
  // The table advances with time, unless the viewer has moved to a later hour.
  useEffect(() => {
    if (now !== null && isAtStart.current) setStart(Math.floor(now / halfHour) * halfHour);
  }, [now]);
  const onScroll = useCallback((behind: number, ahead: number) => {
    isAtStart.current = behind < 0.01;
    if (ahead < 1) setHours((loaded) => Math.min(maxHours, loaded + firstHours));
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
        line={(channel) => <ChannelLine channel={channel} start={start} end={end} now={now} />}
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
const rangeMs = 8 * 24 * hour;

function ChannelLine({ channel, start, end, now }: ChannelLineProps) {
  const { caller, label, language } = useEnvironment();
  const { box, isNear } = useOnceNearViewport();
  // Loaded programmes stay while time goes on.
  const [since] = useState(() => Math.floor(start / hour) * hour);
  const guide = useInfiniteQuery({
    queryKey: ['guide', channel.id, since, language],
    queryFn: ({ pageParam, signal }) => {
      const from = new Date(since).toISOString();
      const to = new Date(since + rangeMs).toISOString();
      const page = { rpp: pageSizes.epg, lastSeen: pageParam };
      return caller.call('getGuide', { query: { from, to, channel: channel.id, ...page }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ paging }) => paging.lastSeen ?? undefined,
    enabled: isNear,
    staleTime: 5 * 60_000,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = guide;
  const programmes = uniqueById((data?.pages ?? []).flatMap((page) => page.programmes));
  const loadedUntil = Date.parse(programmes.at(-1)?.endDate ?? '');
  const needsMore = hasNextPage && !isFetching && !isError && loadedUntil < end;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const retry = () => void (data ? fetchNextPage() : refetch());
  return (
    <div ref={box} aria-busy={isFetching || undefined}>
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
