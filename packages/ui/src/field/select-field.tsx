// A native select, so that phones show their own picker.
import { Icon } from '../icon/icon.tsx';
import styles from './select-field.module.css';

export interface SelectFieldProps {
  /** The label for screen readers; it is not visible. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <div className={styles.selectFrame}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        data-focus-item
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value: optionValue, text }) => (
          <option key={optionValue} value={optionValue}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}
