// A native modal dialog: the browser keeps the focus inside, closes on Escape, and gives the focus back.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `side` comes in from where the line of writing begins. */
  place?: 'middle' | 'side';
  children: ReactNode;
}

export function Dialog({ open, onClose, title, closeLabel, place = 'middle', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the pointer, Escape is the browser's
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeFromOutside}
    >
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
