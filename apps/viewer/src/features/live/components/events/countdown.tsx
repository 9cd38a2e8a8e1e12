// The time left until an instant. The digits render after hydration; the server's markup reserves their
// space.

import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatCountdown, formatUnitName, splitCountdown } from '../../../../shared/i18n/date-formats.ts';
import styles from './countdown.module.css';

export function Countdown({ targetTime, title }: { targetTime: string; title: string }) {
  const { language } = useEnvironment();
  const now = useCurrentTime(1000);
  const countdownParts = now === null ? null : splitCountdown(Date.parse(targetTime) - now);
  const twoDigitFormat = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (
    <div className={styles.countdown} role="timer">
      <p className={styles.title}>{title}</p>
      <span className={styles.screenReaderText}>
        {countdownParts && formatCountdown(language, countdownParts)}
      </span>
      <div className={styles.units} aria-hidden>
        {countdownParts?.map((part) => {
          const unitName = formatUnitName(language, part);
          return (
            <span key={part.unit} className={styles.unit}>
              <span className={styles.value}>{twoDigitFormat.format(part.value)}</span>
              {/* A new element for another name: a changed text that is centred would count as a layout shift. */}
              <span key={unitName} className={styles.unitName}>
                {unitName}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
