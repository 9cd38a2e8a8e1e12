import { useLabel } from '../../../../shared/environment/environment.ts';
import { FailedNote } from '../../../../shared/errors/inline-error.tsx';
import styles from './rows-error.module.css';

/** Stands where a page, or a guide on it, could not go on. */
export function FailedRest({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.failed}>
      <FailedNote text={label('moreFailed')} onRetry={onRetry} />
    </div>
  );
}
