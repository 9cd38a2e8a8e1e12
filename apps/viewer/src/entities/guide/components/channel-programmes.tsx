// What one channel shows, each programme as long as it lasts. The keyboard stops once in a line, at what is on; the
// arrow keys, which come with scripts, go on from there.
import type { Card, Programme } from '@matinee/contract';
import { classNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import styles from './guide-table.module.css';
import { ProgrammeButton } from './programme-button.tsx';

/** What is left of a programme in the table has no room for words below this. */
const shortMinutes = 12;

export interface ChannelProgrammesProps {
  programmes: readonly Programme[];
  channel: Card;
  begin: number;
  end: number;
  now: number | null;
  /** What is said in place of programmes, or of the rest of them. */
  note?: ReactNode;
}

export function ChannelProgrammes({ programmes, channel, begin, end, now, note }: ChannelProgrammesProps) {
  const shown = programmes
    .map((programme) => placeOf(programme, begin, end))
    .filter(({ first, last }) => last > first);
  const isHere = useIsHydrated();
  const current = shown.find(({ from, to }) => now !== null && from <= now && now < to) ?? shown[0];
  return (
    <div className={styles.line}>
      <ul>
        {shown.map((place) => (
          <Place
            key={place.programme.id}
            {...place}
            channel={channel}
            now={now}
            isStop={place === current || !isHere}
          />
        ))}
      </ul>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

/** Epoch milliseconds, and minutes within the table. */
function placeOf(programme: Programme, begin: number, end: number) {
  const from = Date.parse(programme.startDate);
  const to = Date.parse(programme.endDate);
  const minutes = (instant: number) => Math.round((instant - begin) / 60_000);
  return {
    programme,
    from,
    to,
    first: minutes(Math.max(from, begin)),
    last: minutes(Math.min(to, end)),
  };
}

interface PlaceProps extends ReturnType<typeof placeOf> {
  channel: Card;
  now: number | null;
  isStop: boolean;
}

function Place({ programme, channel, now, from, to, first, last, isStop }: PlaceProps) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  const state = now === null || from > now ? 'later' : to <= now ? 'past' : 'now';
  return (
    <li className={styles.place} style={{ '--from': first, '--length': last - first } as React.CSSProperties}>
      <ProgrammeButton
        programme={programme}
        channel={channel}
        zone={zone}
        className={classNames(styles.programme, last - first < shortMinutes && styles.short)}
        state={state}
        data={{ 'data-from': from, 'data-to': to, tabIndex: isStop ? 0 : -1 }}
      >
        <span className={styles.words}>
          <span className={styles.name}>{programme.programme}</span>
          <span className={styles.time}>
            <time dateTime={programme.startDate} suppressHydrationWarning>
              {formatTime(language, zone, programme.startDate)}
            </time>
            {programme.episode && ` · ${programme.episode}`}
          </span>
        </span>
      </ProgrammeButton>
    </li>
  );
}
