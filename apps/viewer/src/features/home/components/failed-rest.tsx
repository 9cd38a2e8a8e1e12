import { useLabel } from '../../../environment/environment.ts';
import { FailedNote } from '../../../lists/failed-note.tsx';
import styles from './failed-rest.module.css';

/** Stands where a page, or a guide on it, could not go on. */
export function FailedRest({ onRetry }: { onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.failed}>
      <FailedNote text={label('moreFailed')} onRetry={onRetry} />
    </div>
  );
}
