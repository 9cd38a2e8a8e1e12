// A native select with label, hint and error. Phones show their own picker.
import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './dropdown-field.module.css';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, getDescriptionProps } from './field-frame.tsx';

export interface DropdownFieldProps
  extends FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  options: readonly { value: string; text: string }[];
  /** The text of an additional first option, whose value is empty. */
  emptyText?: string | undefined;
}

export function DropdownField({
  label,
  hint,
  error,
  options,
  emptyText,
  ...selectProps
}: DropdownFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={selectProps.required}>
      <div className={styles.frame}>
        <select
          {...selectProps}
          {...getDescriptionProps(id, { hint, error })}
          id={id}
          className={joinClassNames(fieldStyles.input, styles.select)}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  );
}
