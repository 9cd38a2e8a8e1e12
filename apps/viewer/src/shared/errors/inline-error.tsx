import { Button } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './inline-error.module.css';

/** An inline error after content whose next part failed to load. */
export function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.error}>
      <p role="alert">{text}</p>
      <Button variant="plain" icon="restart" onClick={onRetry}>
        {label('retry')}
      </Button>
    </div>
  );
}
