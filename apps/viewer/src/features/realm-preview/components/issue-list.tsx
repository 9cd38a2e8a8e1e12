import type { DraftIssue } from '@matinee/contract';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './preview-workbench.module.css';

/** What is wrong with a draft, beside it. Read out when it changes. */
export function IssueList({ faults }: { faults: readonly DraftIssue[] }) {
  const label = useLabel();
  return (
    <div role="status" className={styles.faults}>
      <p className={faults.length ? styles.bad : styles.good}>
        {label('previewErrors', { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code dir="ltr">{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
