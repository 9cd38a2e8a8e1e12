import { useLabel } from '../../../../shared/environment/environment.ts';
import { InlineError } from '../../../../shared/errors/inline-error.tsx';
import styles from './rows-error.module.css';

/** Shown where further rows, or further channels of a guide, failed to load. */
export function RowsError({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.error}>
      <InlineError text={label('moreFailed')} onRetry={onRetry} />
    </div>
  );
}
