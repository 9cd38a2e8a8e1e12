// Replaces its following siblings where scripts are disabled.
import { Notice } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './script-required.module.css';

/** `text` is the label key. */
export function ScriptRequired({ text }: { text: string }) {
  const label = useLabel();
  return (
    <div className={styles.needsScript}>
      <Notice kind="info">{label(text)}</Notice>
    </div>
  );
}
