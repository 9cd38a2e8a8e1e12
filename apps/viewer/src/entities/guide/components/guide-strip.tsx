// The guide of some channels from now on. Loaded when somebody comes near it; each line asks for its own programmes, as
// many at a time as the guide gives, as far as somebody has looked.
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
const mostHours = 24;
const lookEveryMs = 20_000;

/** Lines are as high as this while their programmes are asked for, so that nothing moves. */
export function GuideStrip({ channels, name }: { channels: readonly Card[]; name: string }) {
  const now = useCurrentTime(lookEveryMs);
  const [hours, setHours] = useState(firstHours);
  const [begin, setBegin] = useState(() => Math.floor(Date.now() / halfHour) * halfHour);
  const isAtStart = useRef(true);
  const end = begin + hours * hour;
  // Time goes on; who has turned to a later hour is left there.
  useEffect(() => {
    if (now !== null && isAtStart.current) setBegin(Math.floor(now / halfHour) * halfHour);
  }, [now]);
  const onTurn = useCallback((behind: number, ahead: number) => {
    isAtStart.current = behind < 0.01;
    if (ahead < 1) setHours((known) => Math.min(mostHours, known + firstHours));
  }, []);
  return (
    <div className={styles.strip}>
      <GuideTable
        name={name}
        channels={channels}
        begin={begin}
        end={end}
        now={now}
        onTurn={onTurn}
        line={(channel) => <ChannelLine channel={channel} begin={begin} end={end} now={now} />}
      />
    </div>
  );
}

interface ChannelLineProps {
  channel: Card;
  begin: number;
  end: number;
  now: number | null;
}

/** As far ahead as a line can ever be asked for: pages are, one after another, as somebody looks on. */
const reachMs = 8 * 24 * hour;

function ChannelLine({ channel, begin, end, now }: ChannelLineProps) {
  const { caller, label, language } = useEnvironment();
  const { box, isNear } = useOnceNearViewport();
  // What has been answered stays the answer while time goes on.
  const [since] = useState(() => Math.floor(begin / hour) * hour);
  const guide = useInfiniteQuery({
    queryKey: ['guide', channel.id, since, language],
    queryFn: ({ pageParam, signal }) => {
      const from = new Date(since).toISOString();
      const to = new Date(since + reachMs).toISOString();
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
  const reached = Date.parse(programmes.at(-1)?.endDate ?? '');
  const wantsMore = hasNextPage && !isFetching && !isError && reached < end;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const again = () => void (data ? fetchNextPage() : refetch());
  return (
    <div ref={box} aria-busy={isFetching || undefined}>
      <ChannelProgrammes
        programmes={programmes}
        channel={channel}
        begin={begin}
        end={end}
        now={now}
        note={isError && !isFetching && <InlineError text={label('guideFailed')} onRetry={again} />}
      />
    </div>
  );
}
