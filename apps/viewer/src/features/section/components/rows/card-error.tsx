import { Icon } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import styles from './card-error.module.css';

/** Replaces the next card of a row whose next page failed to load. */
export function CardError({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <button type="button" className={styles.error} data-focus-item onClick={onRetry}>
      <span className={styles.message}>{label('moreFailed')}</span>
      <span className={styles.retry}>
        <Icon name="restart" />
        {label('retry')}
      </span>
    </button>
  );
}
