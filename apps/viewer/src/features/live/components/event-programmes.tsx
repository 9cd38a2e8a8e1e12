import type { Programme } from '@matinee/contract';
import { useId } from 'react';
import { useLabel } from '../../../environment/environment.ts';
import { useNow } from '../../../environment/use-now.ts';
import { useZone } from '../../../environment/zone.ts';
import styles from './event-programmes.module.css';
import { ProgrammeLine } from './programme-line.tsx';

const lookEveryMs = 30_000;

/** What the channel of an event shows from now on. What is over leaves the list. */
export function EventProgrammes({ programmes }: { programmes: readonly Programme[] }) {
  const label = useLabel();
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
        {left.map((programme) => (
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
