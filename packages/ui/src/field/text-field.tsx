// A text input with label, hint and error, connected for screen readers.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** The validation error; screen readers read it with the field. */
  error?: string;
  /** Rendered inside the field, at its inline end. */
  endAdornment?: ReactNode;
}

export function TextField({ label, hint, error, endAdornment, ...inputProps }: TextFieldProps) {
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {inputProps.required && <span aria-hidden> *</span>}
      </label>
      <div className={styles.inputFrame}>
        <input
          {...inputProps}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
        />
        {endAdornment}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
