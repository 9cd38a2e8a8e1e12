import type { Programme } from '@matinee/contract';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatTime } from '../../../../shared/i18n/date-formats.ts';
import styles from './programme-line.module.css';

export interface ProgrammeLineProps {
  programme: Programme;
  zone: string;
  /** Set where past, current and future programmes look different. */
  state?: 'past' | 'now' | 'later';
}

/** The start time and title of a programme. */
export function ProgrammeLine({ programme, zone, state }: ProgrammeLineProps) {
  const { language } = useEnvironment();
  const { startDate, episode } = programme;
  return (
    <>
      <time className={styles.time} dateTime={startDate} data-state={state} suppressHydrationWarning>
        {formatTime(language, zone, startDate)}
      </time>
      <span className={styles.text} data-state={state}>
        <span className={styles.name}>{programme.programme}</span>
        {episode && <span className={styles.episode}>{episode}</span>}
      </span>
    </>
  );
}
