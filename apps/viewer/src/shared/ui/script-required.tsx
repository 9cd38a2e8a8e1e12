// In place of all that follows it beside it, for those to whom that would never come or could answer nothing.
import { Notice } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './script-required.module.css';

/** `text`: the key of what is said. */
export function ScriptRequired({ text }: { text: string }) {
  const label = useLabel();
  return (
    <div className={styles.needsScript}>
      <Notice kind="info">{label(text)}</Notice>
    </div>
  );
}
