// Errors of a section's rows: of further rows or channels, and of further cards in one row.
import { Icon } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { InlineError } from '../../../../shared/errors/inline-error.tsx';
import styles from './row-errors.module.css';

/** Shown where further rows, or further channels of a guide, failed to load. */
export function RowsError({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.rowsError}>
      <InlineError text={label('moreFailed')} onRetry={onRetry} />
    </div>
  );
}

/** Replaces the next card of a row whose next page failed to load. */
export function CardError({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <button type="button" className={styles.cardError} data-focus-item onClick={onRetry}>
      <span className={styles.message}>{label('moreFailed')}</span>
      <span className={styles.retry}>
        <Icon name="restart" />
        {label('retry')}
      </span>
    </button>
  );
}
