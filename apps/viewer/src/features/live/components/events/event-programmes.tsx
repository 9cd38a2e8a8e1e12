import type { Programme } from '@matinee/contract';
import { useId } from 'react';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { useTimeZone } from '../../../../shared/i18n/time-zone.ts';
import { ProgrammeLine } from '../schedule/programme-line.tsx';
import styles from './event-programmes.module.css';

const clockIntervalMs = 30_000;

/** The current and next programmes of an event's channel. Finished ones disappear. */
export function EventProgrammes({ programmes }: { programmes: readonly Programme[] }) {
  const label = useLabel();
  const zone = useTimeZone();
  const headingId = useId();
  const now = useCurrentTime(clockIntervalMs);
  const remainingProgrammes = programmes.filter(({ endDate }) => now === null || now < Date.parse(endDate));
  if (remainingProgrammes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {label('guide')}
      </h2>
      <ol className={styles.list}>
        {remainingProgrammes.map((programme) => (
          <li
            key={programme.id}
            className={styles.programme}
            aria-current={now !== null && Date.parse(programme.startDate) <= now ? 'time' : undefined}
          >
            <ProgrammeLine programme={programme} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  );
}
