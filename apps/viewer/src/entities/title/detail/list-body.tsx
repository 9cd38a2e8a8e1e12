import type { ReactNode } from 'react';
import styles from './list-body.module.css';

/** What stands below the stage of a list, within the gutters of the page. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
