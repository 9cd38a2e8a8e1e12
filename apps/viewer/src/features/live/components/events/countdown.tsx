// What is left until something begins. The figures come with the page's code; their place is there before.

import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatCountdown, formatUnit, splitCountdown } from '../../../../shared/i18n/date-formats.ts';
import styles from './countdown.module.css';

export function Countdown({ until, title }: { until: string; title: string }) {
  const { language } = useEnvironment();
  const now = useCurrentTime(1000);
  const parts = now === null ? null : splitCountdown(Date.parse(until) - now);
  const digits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (
    <div className={styles.countdown} role="timer">
      <p className={styles.title}>{title}</p>
      <span className={styles.heard}>{parts && formatCountdown(language, parts)}</span>
      <div className={styles.parts} aria-hidden>
        {parts?.map((part) => (
          <span key={part.unit} className={styles.part}>
            <span className={styles.value}>{digits.format(part.value)}</span>
            <span className={styles.unit}>{formatUnit(language, part)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
