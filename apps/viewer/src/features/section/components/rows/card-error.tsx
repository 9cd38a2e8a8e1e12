import { Icon } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import styles from './card-error.module.css';

/** Stands where a row could not go on, as large as a card. */
export function FailedPlace({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <button type="button" className={styles.failed} data-focus-item onClick={onRetry}>
      <span className={styles.words}>{label('moreFailed')}</span>
      <span className={styles.retry}>
        <Icon name="restart" />
        {label('retry')}
      </span>
    </button>
  );
}
