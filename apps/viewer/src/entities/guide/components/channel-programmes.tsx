// The programmes of one channel; the width of each shows its duration. After hydration, Tab stops at the
// current programme only, and the arrow keys move between programmes.
import type { Card, Programme } from '@matinee/contract';
import { joinClassNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import styles from './guide-table.module.css';
import { ProgrammeLink } from './programme-link.tsx';

/** A programme whose visible part is shorter than this shows no text. */
const minTextMinutes = 12;

export interface ChannelProgrammesProps {
  programmes: readonly Programme[];
  channel: Card;
  /** Epoch milliseconds: the range of the table, and the current time. */
  start: number;
  end: number;
  now: number | null;
  /** Shown in place of programmes, or after the loaded ones. */
  message?: ReactNode;
}

export function ChannelProgrammes({ programmes, channel, start, end, now, message }: ChannelProgrammesProps) {
  const slots = programmes
    .map((programme) => createSlot(programme, start, end))
    .filter(({ startMinute, endMinute }) => endMinute > startMinute);
  const isHydrated = useIsHydrated();
  const tabStopSlot =
    slots.find(({ startsAt, endsAt }) => now !== null && startsAt <= now && now < endsAt) ?? slots[0];
  return (
    <div className={styles.channelLine}>
      <ul>
        {slots.map((slot) => (
          <ProgrammeSlot
            key={slot.programme.id}
            {...slot}
            channel={channel}
            now={now}
            isTabStop={slot === tabStopSlot || !isHydrated}
          />
        ))}
      </ul>
      {message && <div className={styles.message}>{message}</div>}
    </div>
  );
}

/**
 * `startsAt` and `endsAt` are epoch milliseconds; `startMinute` and `endMinute` count from the start of the
 * table.
 */
function createSlot(programme: Programme, start: number, end: number) {
  const startsAt = Date.parse(programme.startDate);
  const endsAt = Date.parse(programme.endDate);
  const toMinutes = (instant: number) => Math.round((instant - start) / 60_000);
  return {
    programme,
    startsAt,
    endsAt,
    startMinute: toMinutes(Math.max(startsAt, start)),
    endMinute: toMinutes(Math.min(endsAt, end)),
  };
}

interface ProgrammeSlotProps extends ReturnType<typeof createSlot> {
  channel: Card;
  now: number | null;
  isTabStop: boolean;
}

function ProgrammeSlot({
  programme,
  channel,
  now,
  startsAt,
  endsAt,
  startMinute,
  endMinute,
  isTabStop,
}: ProgrammeSlotProps) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  const state = now === null || startsAt > now ? 'later' : endsAt <= now ? 'past' : 'now';
  return (
    <li
      className={styles.slot}
      style={{ '--from': startMinute, '--length': endMinute - startMinute } as React.CSSProperties}
    >
      <ProgrammeLink
        programme={programme}
        channel={channel}
        zone={zone}
        className={joinClassNames(
          styles.programme,
          endMinute - startMinute < minTextMinutes && styles.shortProgramme,
        )}
        state={state}
        attributes={{ 'data-starts-at': startsAt, 'data-ends-at': endsAt, tabIndex: isTabStop ? 0 : -1 }}
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
      </ProgrammeLink>
    </li>
  );
}
