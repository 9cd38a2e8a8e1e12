// Short messages that come and go, and the region that reads them out. Messages are kept by whoever uses this.
import { IconButton } from '../button/button.tsx';
import styles from './notice.module.css';

export interface ToastMessage {
  id: number;
  text: string;
}

export interface ToastsProps {
  messages: readonly ToastMessage[];
  labels: { region: string; close: string };
  onClose: (id: number) => void;
}

/** Must be in the page before the first message, or the message is not read out. */
export function Toasts({ messages, labels, onClose }: ToastsProps) {
  return (
    <section className={styles.toasts} aria-label={labels.region} aria-live="polite">
      {messages.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <p>{text}</p>
          <IconButton icon="close" label={labels.close} onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  );
}
