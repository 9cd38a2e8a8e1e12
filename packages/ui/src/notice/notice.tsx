import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** A message inside a form or a page. Faults are read out at once. */
export function Notice({ kind, children }: { kind: 'fault' | 'info'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'fault' ? 'alert' : undefined}>
      <Icon name={kind === 'fault' ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
