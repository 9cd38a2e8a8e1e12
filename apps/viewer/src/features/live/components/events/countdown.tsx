// The time left until an instant. The digits render after hydration; their space is reserved before.

import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatCountdown, formatUnit, splitCountdown } from '../../../../shared/i18n/date-formats.ts';
import styles from './countdown.module.css';

export function Countdown({ target, title }: { target: string; title: string }) {
  const { language } = useEnvironment();
  const now = useCurrentTime(1000);
  const units = now === null ? null : splitCountdown(Date.parse(target) - now);
  const digits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (
    <div className={styles.countdown} role="timer">
      <p className={styles.title}>{title}</p>
      <span className={styles.screenReaderText}>{units && formatCountdown(language, units)}</span>
      <div className={styles.units} aria-hidden>
        {units?.map((unit) => (
          <span key={unit.unit} className={styles.unit}>
            <span className={styles.value}>{digits.format(unit.value)}</span>
            <span className={styles.unitName}>{formatUnit(language, unit)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
