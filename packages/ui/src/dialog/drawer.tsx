// A modal panel that slides in from the inline start of the window.
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { useSwipe } from '../panel/use-swipe.ts';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Replaces the visible title, for example a logo; screen readers still read the title. */
  visibleTitle?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, title, closeLabel, visibleTitle, children }: DrawerProps) {
  const modalProps = useModal(open, onClose);
  const swipeHandlers = useSwipe('start', onClose);
  return (
    <dialog {...modalProps} {...swipeHandlers} className={styles.drawer} aria-label={title} data-focus-scope>
      <div className={styles.panel}>
        <div className={styles.header}>
          {visibleTitle ?? <h2 className={styles.title}>{title}</h2>}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
