import { Button, Notice } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import styles from './reviews.module.css';

/** In place of reviews that could not be had. */
export function Retry({
  fault,
  onRetry,
}: {
  fault: { text: string; detail?: string | undefined };
  onRetry: () => void;
}) {
  const label = useLabel();
  return (
    <div className={styles.side}>
      <Notice kind="fault">
        <p>{fault.text}</p>
        {fault.detail && <p className={styles.detail}>{fault.detail}</p>}
      </Notice>
      <div>
        <Button icon="restart" onClick={onRetry}>
          {label('retry')}
        </Button>
      </div>
    </div>
  );
}
