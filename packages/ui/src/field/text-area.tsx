// A labelled field for several lines, with its hint and its fault, tied together for those who listen.
import { type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './field.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; read out when it appears. */
  fault?: string;
}

export function TextArea({ label, hint, fault, ...area }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
