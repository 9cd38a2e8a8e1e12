// The programmes of one channel, as wide as they last. Tab stops once per channel, at the current programme;
// after hydration arrow keys move on from there.
import type { Card, Programme } from '@matinee/contract';
import { classNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import styles from './guide-table.module.css';
import { ProgrammeButton } from './programme-button.tsx';

/** A programme whose visible part is shorter than this has no room for text. */
const minTextMinutes = 12;

export interface ChannelProgrammesProps {
  programmes: readonly Programme[];
  channel: Card;
  start: number;
  end: number;
  now: number | null;
  /** Shown in place of programmes, or after the loaded ones. */
  message?: ReactNode;
}

export function ChannelProgrammes({ programmes, channel, start, end, now, message }: ChannelProgrammesProps) {
  const slots = programmes
    .map((programme) => positionOf(programme, start, end))
    .filter(({ first, last }) => last > first);
  const isHydrated = useIsHydrated();
  const current = slots.find(({ from, to }) => now !== null && from <= now && now < to) ?? slots[0];
  return (
    <div className={styles.line}>
      <ul>
        {slots.map((slot) => (
          <ProgrammeSlot
            key={slot.programme.id}
            {...slot}
            channel={channel}
            now={now}
            isTabStop={slot === current || !isHydrated}
          />
        ))}
      </ul>
      {message && <div className={styles.message}>{message}</div>}
    </div>
  );
}

/** Epoch milliseconds, and minutes from the start of the table. */
function positionOf(programme: Programme, start: number, end: number) {
  const from = Date.parse(programme.startDate);
  const to = Date.parse(programme.endDate);
  const minutes = (instant: number) => Math.round((instant - start) / 60_000);
  return {
    programme,
    from,
    to,
    first: minutes(Math.max(from, start)),
    last: minutes(Math.min(to, end)),
  };
}

interface ProgrammeSlotProps extends ReturnType<typeof positionOf> {
  channel: Card;
  now: number | null;
  isTabStop: boolean;
}

function ProgrammeSlot({ programme, channel, now, from, to, first, last, isTabStop }: ProgrammeSlotProps) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  const state = now === null || from > now ? 'later' : to <= now ? 'past' : 'now';
  return (
    <li className={styles.slot} style={{ '--from': first, '--length': last - first } as React.CSSProperties}>
      <ProgrammeButton
        programme={programme}
        channel={channel}
        zone={zone}
        className={classNames(styles.programme, last - first < minTextMinutes && styles.short)}
        state={state}
        data={{ 'data-from': from, 'data-to': to, tabIndex: isTabStop ? 0 : -1 }}
      >
        <span className={styles.text}>
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
