import { Notice } from '@matinee/ui';
import type { ErrorText } from '../../../shared/errors/call-errors.ts';
import styles from './auth-form.module.css';

/** The error of the form as a whole. */
export function FormError({ error: { text, detail, message } }: { error: ErrorText }) {
  return (
    <Notice kind="error">
      <p>{text}</p>
      {message && <p dir="auto">{message}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </Notice>
  );
}
