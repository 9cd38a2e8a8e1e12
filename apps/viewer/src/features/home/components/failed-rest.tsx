import { Button } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import styles from './failed-rest.module.css';

/** Stands where a page, or a guide on it, could not go on. What is there stays. */
export function FailedRest({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.failed}>
      <p role="alert">{label('moreFailed')}</p>
      <Button icon="restart" onClick={onRetry}>
        {label('retry')}
      </Button>
    </div>
  );
}
