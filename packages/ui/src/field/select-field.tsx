// A choice of one among many, as the platform shows it: on phones that is a sheet or a wheel.
import { Icon } from '../icon/icon.tsx';
import styles from './select-field.module.css';

export interface SelectFieldProps {
  /** Read out; the chosen text says enough to those who see it. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <div className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        data-focus-item
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value: each, text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}
