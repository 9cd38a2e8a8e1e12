// The label above a form control, and the hint and the error below it.
import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** The validation error; screen readers read it with the control. */
  error?: string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** The id of the control. Those of the label, hint and error begin with it. */
  id: string;
  required?: boolean | undefined;
  /** The control consists of several inputs: the label names their group, not one input. */
  isGroup?: boolean;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, required, isGroup, children }: FieldFrameProps) {
  const labelContent = (
    <>
      {label}
      {required && <span aria-hidden> *</span>}
    </>
  );
  return (
    <div className={styles.field}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {labelContent}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {labelContent}
        </label>
      )}
      {children}
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

/** The attributes that connect a control with its hint and error. */
export function getDescriptionProps(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds || undefined,
  } as const;
}
