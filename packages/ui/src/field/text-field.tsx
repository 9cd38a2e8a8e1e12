// A text input with label, hint and error, connected for screen readers.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, getDescriptionProps } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** Rendered inside the field, at its inline end. */
  endAdornment?: ReactNode;
}

export function TextField({ label, hint, error, endAdornment, ...inputProps }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={inputProps.required}>
      <div className={styles.inputFrame}>
        <input
          {...inputProps}
          {...getDescriptionProps(id, { hint, error })}
          id={id}
          className={styles.input}
        />
        {endAdornment}
      </div>
    </FieldFrame>
  );
}
