// A native select without a visible label. DropdownField has a label, hint and error.
import { Icon } from '../icon/icon.tsx';
import styles from './compact-select.module.css';

export interface CompactSelectProps {
  /** The label for screen readers; it is not visible. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

export function CompactSelect({ label, value, options, onChange }: CompactSelectProps) {
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
