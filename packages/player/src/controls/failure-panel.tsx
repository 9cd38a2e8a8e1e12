import { useLabel, usePlayer, usePlayerContext } from './context.ts';
import styles from './failure-panel.module.css';
import { Icon } from './icons.tsx';

/** Error message with a button to retry, a button to leave, and the request id for support. */
export function FailurePanel({ onBack }: { onBack?: () => void }) {
  const { store } = usePlayerContext();
  const label = useLabel();
  const failure = usePlayer((state) => state.failure);
  if (!failure) return null;
  return (
    <div className={styles.overlay}>
      <div className={styles.panel} role="alert">
        <span className={styles.icon}>
          <Icon name="alert" />
        </span>
        <p className={styles.message}>{label(failure.messageKey)}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.retry} onClick={store.requests.retry}>
            {label('retry')}
          </button>
          {onBack && (
            <button type="button" className={styles.back} onClick={onBack}>
              {label('back')}
            </button>
          )}
        </div>
        {failure.requestId && (
          <p className={styles.requestId}>{label('requestId', { id: failure.requestId })}</p>
        )}
      </div>
    </div>
  );
}
