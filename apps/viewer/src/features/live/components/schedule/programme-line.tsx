import type { Programme } from '@matinee/contract';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatTime } from '../../../../shared/i18n/date-formats.ts';
import styles from './programme-line.module.css';

export interface ProgrammeLineProps {
  programme: Programme;
  zone: string;
  /** Where it stands in time, where that is shown. */
  state?: 'past' | 'now' | 'later';
}

/** When a programme begins, and what it is. */
export function ProgrammeLine({ programme, zone, state }: ProgrammeLineProps) {
  const { language } = useEnvironment();
  const { startDate, episode } = programme;
  return (
    <>
      <time className={styles.time} dateTime={startDate} data-state={state} suppressHydrationWarning>
        {formatTime(language, zone, startDate)}
      </time>
      <span className={styles.words} data-state={state}>
        <span className={styles.name}>{programme.programme}</span>
        {episode && <span className={styles.episode}>{episode}</span>}
      </span>
    </>
  );
}
