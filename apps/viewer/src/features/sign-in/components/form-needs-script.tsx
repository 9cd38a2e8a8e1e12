// In place of a form, for those to whom it could answer nothing: styles show it where no script will ever run.
import { Notice } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import styles from './form.module.css';

export function FormNeedsScript() {
  const label = useLabel();
  return (
    <div className={styles.needsScript}>
      <Notice kind="info">{label('formNeedsScript')}</Notice>
    </div>
  );
}
