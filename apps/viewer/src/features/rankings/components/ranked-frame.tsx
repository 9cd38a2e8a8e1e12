import type { ReactNode } from 'react';
import styles from './ranked-frame.module.css';

/** Reserves the space of the numeral before a card of a ranking. */
export function RankedFrame({ rank, children }: { rank: number; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.card} data-digits={Math.min(3, String(rank).length)}>
        {children}
      </div>
    </div>
  );
}
