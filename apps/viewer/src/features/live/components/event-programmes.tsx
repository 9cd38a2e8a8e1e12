import type { Programme } from '@matinee/contract';
import { useId } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { timeIn } from '../../../environment/times.ts';
import { useNow } from '../../../environment/use-now.ts';
import { useZone } from '../../../environment/zone.ts';
import styles from './event-programmes.module.css';

const lookEveryMs = 30_000;

/** What the channel of an event shows from now on. What is over leaves the list. */
export function EventProgrammes({ programmes }: { programmes: readonly Programme[] }) {
  const { label, language } = useEnvironment();
  const zone = useZone();
  const heading = useId();
  const now = useNow(lookEveryMs);
  const left = programmes.filter(({ endDate }) => now === null || now < Date.parse(endDate));
  if (left.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {label('guide')}
      </h2>
      <ol className={styles.list}>
        {left.map(({ id, startDate, programme, episode }) => (
          <li
            key={id}
            className={styles.programme}
            aria-current={now !== null && Date.parse(startDate) <= now ? 'time' : undefined}
          >
            <time className={styles.time} dateTime={startDate} suppressHydrationWarning>
              {timeIn(language, zone, startDate)}
            </time>
            <span className={styles.words}>
              <span className={styles.name}>{programme}</span>
              {episode && <span className={styles.episode}>{episode}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
