import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog in the middle of the window. Its content is rendered only while it is open. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const headingId = useId();
  // The browser would focus the close button; a form needs the focus in its first field.
  const modalProps = useModal(open, onClose, 'form input');
  return (
    <dialog {...modalProps} className={styles.dialog} aria-labelledby={headingId}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={headingId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
