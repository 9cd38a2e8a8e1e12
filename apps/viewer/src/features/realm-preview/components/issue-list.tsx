import type { DraftIssue } from '@matinee/contract';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './preview-workbench.module.css';

/** The validation issues of a draft, announced when they change. */
export function IssueList({ issues }: { issues: readonly DraftIssue[] }) {
  const label = useLabel();
  return (
    <div role="status" className={styles.issues}>
      <p className={issues.length ? styles.invalid : styles.valid}>
        {label('previewErrors', { count: issues.length })}
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code dir="ltr">{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
