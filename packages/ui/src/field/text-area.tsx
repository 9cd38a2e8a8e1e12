// A multi-line text field with label, hint and error, connected for screen readers.
import { type TextareaHTMLAttributes, useId } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './field.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** The validation error; screen readers announce it when it appears. */
  error?: string;
}

export function TextArea({ label, hint, error, ...textAreaProps }: TextAreaProps) {
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...textAreaProps}
        id={id}
        className={joinClassNames(styles.input, styles.textArea)}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
