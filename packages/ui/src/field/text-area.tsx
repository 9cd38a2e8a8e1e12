// A labelled field for several lines, with its hint and its fault, tied together for those who listen.
import { type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './field.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; read out when it appears. */
  error?: string;
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-fault`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
