// A modal panel that slides in from where the lines begin. The browser keeps the focus inside, closes on Escape, and
// gives the focus back.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { useSwipe } from '../panel/use-swipe.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Stands where the title would, such as a logo; the title is read out. */
  head?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, title, closeLabel, head, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const swipe = useSwipe('start', onClose);
  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the pointer, Escape is the browser's
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={title}
      data-focus-scope
      onClose={onClose}
      onClick={closeFromOutside}
      {...swipe}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {head ?? <h2 className={styles.title}>{title}</h2>}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
