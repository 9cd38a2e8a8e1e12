// The days that can be picked, as links: yesterday, today, and a week ahead.
import type { Schedule } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatDay, toIsoDate } from '../../../../shared/i18n/date-formats.ts';
import styles from './schedule.module.css';

const lookEveryMs = 60_000;

export interface ScheduleDaysProps {
  schedule: Schedule;
  chosen: string;
  /** Whose days they are. */
  page: Extract<RouteKey, 'SCHEDULE' | 'EPG'>;
}

export function ScheduleDays({ schedule, chosen, page }: ScheduleDaysProps) {
  const { label, language, paths } = useEnvironment();
  const now = useCurrentTime(lookEveryMs);
  const today = now === null ? null : toIsoDate(schedule.zone, now);
  return (
    <nav className={styles.days} aria-label={label('scheduleDays')}>
      {schedule.days.map((date) => {
        const { name, day } = formatDay(language, date, today);
        return (
          <a
            key={date}
            className={styles.day}
            href={paths.route(page, {}, { query: { day: date } })}
            aria-current={date === chosen ? 'date' : undefined}
            data-stays
            data-focus-item
          >
            <span className={styles.near} suppressHydrationWarning>
              {name}
            </span>
            <span suppressHydrationWarning>{day}</span>
          </a>
        );
      })}
    </nav>
  );
}
