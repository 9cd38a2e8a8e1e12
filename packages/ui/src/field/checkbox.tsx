import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ children, error, ...inputProps }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          {...inputProps}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {children}
          {inputProps.required && (
            <span aria-hidden className={styles.requiredMark}>
              *
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
