import { Notice } from '@matinee/ui';
import type { ErrorText } from '../../../shared/errors/error-text.ts';
import styles from './auth-form.module.css';

/** Why the form as a whole was refused. */
export function FormError({ fault: { text, detail } }: { fault: ErrorText }) {
  return (
    <Notice kind="fault">
      <p>{text}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </Notice>
  );
}
