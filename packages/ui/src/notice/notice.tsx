import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** A message in a form or page. Screen readers announce errors at once. */
export function Notice({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={kind === 'error' ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
