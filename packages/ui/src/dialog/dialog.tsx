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

/** A modal panel in the middle of the window. What is in it begins anew each time. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const heading = useId();
  // The browser begins at the button that closes; whoever has something to fill in begins there.
  const modal = useModal(open, onClose, 'form input');
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={heading}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
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
