// The half hours above a guide table, with a label at the current time. It scrolls with the table.
import type { CSSProperties, Ref } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import styles from './time-axis.module.css';

export const halfHourMs = 30 * 60_000;

export interface TimeAxisProps {
  ref: Ref<HTMLDivElement>;
  /** Epoch milliseconds: the range of the table. */
  start: number;
  end: number;
  /** The current time; null when it is outside the range. */
  now: number | null;
  /** Keeps the axis visible below the navigation bar. */
  isSticky?: boolean | undefined;
}

export function TimeAxis({ ref, start, end, now, isSticky }: TimeAxisProps) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  const formatInstant = (instant: number) => formatTime(language, zone, new Date(instant).toISOString());
  const toMinutes = (instant: number) => (instant - start) / 60_000;
  const ticks = Array.from(
    { length: Math.ceil((end - start) / halfHourMs) },
    (_, index) => start + index * halfHourMs,
  );
  return (
    <div ref={ref} className={styles.axis} data-sticky={isSticky || undefined} aria-hidden>
      <div className={styles.ticks}>
        <span className={styles.corner} />
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            data-covered={(now !== null && isCoveredByClock(tick, now)) || undefined}
            style={{ '--from': Math.round(toMinutes(tick)) } as CSSProperties}
            suppressHydrationWarning
          >
            {formatInstant(tick)}
          </span>
        ))}
        {now !== null && (
          <span className={styles.clock} style={{ '--from': toMinutes(now) } as CSSProperties}>
            {formatInstant(now)}
          </span>
        )}
      </div>
    </div>
  );
}

/** Whether the label of the current time overlaps the label of a tick, which is hidden then. */
function isCoveredByClock(tick: number, now: number): boolean {
  return tick > now - 24 * 60_000 && tick < now + 9 * 60_000;
}
