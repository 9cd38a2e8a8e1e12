// Links to the days: yesterday, today, and a week ahead.
import type { Schedule } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatDay, toIsoDate } from '../../../../shared/i18n/date-formats.ts';
import styles from './schedule.module.css';

const clockIntervalMs = 60_000;

export interface ScheduleDayLinksProps {
  schedule: Schedule;
  selectedDay: string;
  /** The page that the links lead to. */
  page: Extract<RouteKey, 'SCHEDULE' | 'EPG'>;
}

export function ScheduleDayLinks({ schedule, selectedDay, page }: ScheduleDayLinksProps) {
  const { label, language, paths } = useEnvironment();
  const now = useCurrentTime(clockIntervalMs);
  const today = now === null ? null : toIsoDate(schedule.zone, now);
  return (
    <nav className={styles.days} aria-label={label('scheduleDays')}>
      {schedule.days.map((date) => {
        const { name, dateText } = formatDay(language, date, today);
        return (
          <a
            key={date}
            className={styles.day}
            href={paths.buildPath(page, {}, { query: { day: date } })}
            aria-current={date === selectedDay ? 'date' : undefined}
            data-partial-update
            data-focus-item
          >
            <span className={styles.weekday} suppressHydrationWarning>
              {name}
            </span>
            <span suppressHydrationWarning>{dateText}</span>
          </a>
        );
      })}
    </nav>
  );
}
