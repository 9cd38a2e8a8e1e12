import { Button } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './inline-error.module.css';

/** In a line, where what goes on from here could not be had. What is there stays. */
export function InlineError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const label = useLabel();
  return (
    <div className={styles.note}>
      <p role="alert">{text}</p>
      <Button look="plain" icon="restart" onClick={onRetry}>
        {label('retry')}
      </Button>
    </div>
  );
}
