import styles from './outlined-numeral.module.css';

/**
 * The position of a title in a numbered list, as an outlined numeral. `--outline-width` and `--outline-color` set the
 * outline; font size and line height are inherited.
 * @param value null leaves the space empty
 */
export function OutlinedNumeral({ value }: { value: number | null }) {
  return (
    <span className={styles.numeral} data-position={value ?? undefined}>
      {value}
    </span>
  );
}
