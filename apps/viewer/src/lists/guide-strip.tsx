// The guide of some channels for the next hours: a line for each channel, time running along it, and where now is.
// Loaded when somebody comes near it; it asks for its programmes itself.
import type { Card, Programme } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { Button, classNames } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Environment, useEnvironment } from '../environment/environment.ts';
import { pageQuery } from '../environment/queries.ts';
import { timeIn } from '../environment/times.ts';
import { useNow } from '../environment/use-now.ts';
import { useZone } from '../environment/zone.ts';
import { ChannelName } from './channel-name.tsx';
import styles from './guide-strip.module.css';
import { ProgrammeButton } from './programme-button.tsx';

const halfHour = 30 * 60_000;
const firstHours = 6;
const mostHours = 24;
const lookEveryMs = 20_000;
/** What is left of a programme in the window has no room for words below this. */
const shortMinutes = 12;

/** Rows are as high as this while their programmes are asked for, so that nothing moves. */
export function GuideStrip({ channels, name }: { channels: readonly Card[]; name: string }) {
  const environment = useEnvironment();
  const { label, language } = environment;
  const zone = useZone();
  const now = useNow(lookEveryMs);
  const [hours, setHours] = useState(firstHours);
  const [begin] = useState(() => Math.floor(Date.now() / halfHour) * halfHour);
  const end = begin + hours * 2 * halfHour;
  const track = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery({
    ...guideQuery(environment, begin, end),
    placeholderData: (before) => before,
  });
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const lookAhead = () => {
      const left = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft);
      if (left < box.clientWidth) setHours((known) => Math.min(mostHours, known + firstHours));
    };
    box.addEventListener('scroll', lookAhead, { passive: true });
    return () => box.removeEventListener('scroll', lookAhead);
  }, []);
  const byChannel = Map.groupBy(data ?? [], ({ channelId }) => channelId);
  const minutesTo = (instant: number) => Math.round((instant - begin) / 60_000);
  const ticks = Array.from({ length: hours * 2 }, (_, index) => begin + index * halfHour);
  return (
    <section
      ref={track}
      className={styles.strip}
      style={{ '--minutes': minutesTo(end) } as React.CSSProperties}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
    >
      <div className={styles.ticks} aria-hidden>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ '--from': minutesTo(tick) } as React.CSSProperties}
          >
            {timeIn(language, zone, new Date(tick).toISOString())}
          </span>
        ))}
      </div>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel.id} className={styles.channel}>
            <div className={styles.head}>
              <ChannelName channel={channel} />
            </div>
            <ul className={styles.line}>
              {(byChannel.get(channel.id) ?? []).map((programme) => (
                <Place
                  key={programme.id}
                  programme={programme}
                  channel={channel}
                  zone={zone}
                  begin={begin}
                  end={end}
                  now={now}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {now !== null && now < end && (
        <span
          className={styles.now}
          style={{ '--from': (now - begin) / 60_000 } as React.CSSProperties}
          aria-hidden
        />
      )}
      {isError && !data && (
        <div className={styles.failed} role="alert">
          <p>{label('guideFailed')}</p>
          <Button icon="restart" onClick={() => void refetch()}>
            {label('retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PlaceProps {
  programme: Programme;
  channel: Card;
  zone: string;
  begin: number;
  end: number;
  now: number | null;
}

function Place({ programme, channel, zone, begin, end, now }: PlaceProps) {
  const { language } = useEnvironment();
  const from = Date.parse(programme.startDate);
  const to = Date.parse(programme.endDate);
  const minutes = (instant: number) => Math.round((instant - begin) / 60_000);
  const first = minutes(Math.max(from, begin));
  const last = minutes(Math.min(to, end));
  if (last <= first) return null;
  const state = now === null || from > now ? 'later' : to <= now ? 'past' : 'now';
  return (
    <li className={styles.place} style={{ '--from': first, '--length': last - first } as React.CSSProperties}>
      <ProgrammeButton
        programme={programme}
        channel={channel}
        zone={zone}
        className={classNames(styles.programme, last - first < shortMinutes && styles.short)}
        state={state}
      >
        <span className={styles.name}>{programme.programme}</span>
        <span className={styles.time}>
          <time dateTime={programme.startDate}>{timeIn(language, zone, programme.startDate)}</time>
          {programme.episode && ` · ${programme.episode}`}
        </span>
      </ProgrammeButton>
    </li>
  );
}

const askedAtOnce = pageSizes.epg * 10;

/** Every programme of the window, page after page. */
function guideQuery({ caller, language }: Environment, begin: number, end: number) {
  return pageQuery<Programme[]>({
    queryKey: ['guide', begin, end, language],
    queryFn: async ({ signal }) => {
      const window = {
        from: new Date(begin).toISOString(),
        to: new Date(end).toISOString(),
        rpp: askedAtOnce,
      };
      const programmes: Programme[] = [];
      for (let lastSeen: string | undefined; ; ) {
        const page = await caller.call('getGuide', { query: { ...window, lastSeen }, signal });
        programmes.push(...page.programmes);
        if (page.paging.lastSeen === null) return programmes;
        lastSeen = page.paging.lastSeen;
      }
    },
    staleTime: 5 * 60_000,
  });
}
