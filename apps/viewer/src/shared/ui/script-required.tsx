// Replaces its following siblings where scripts are disabled.
import { Notice } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './script-required.module.css';

/** `labelKey` is the key of the message. */
export function ScriptRequired({ labelKey }: { labelKey: string }) {
  const label = useLabel();
  return (
    <div className={styles.message}>
      <Notice kind="info">{label(labelKey)}</Notice>
    </div>
  );
}
