// A panel that slides in from the inline end, over the page. The page stays usable; using it closes the
// panel. Opening moves the focus into the panel; closing it by Escape, button or swipe moves the focus back to
// the opener.
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './side-panel.module.css';
import { type DismissReason, useDismiss } from './use-dismiss.ts';
import { useSwipe } from './use-swipe.ts';

export interface SidePanelProps {
  open: boolean;
  opener: HTMLElement | null;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

export function SidePanel({ open, opener, onClose, title, closeLabel, children }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const close = useCallback(
    (reason: DismissReason | 'button') => {
      if (reason === 'escape' || reason === 'button') opener?.focus();
      onClose();
    },
    [opener, onClose],
  );
  useDismiss(panel, { open, opener, onDismiss: close });
  const swipeHandlers = useSwipe('end', () => close('button'));
  useEffect(() => {
    const [header, body] = open ? (panel.current?.children ?? []) : [];
    const focusableSelector = 'input, a[href], button';
    const firstFocusable =
      body?.querySelector<HTMLElement>(focusableSelector) ??
      header?.querySelector<HTMLElement>(focusableSelector);
    firstFocusable?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={headingId}
      className={styles.panel}
      data-open={open}
      data-focus-scope
      data-chrome
      inert={!open}
      tabIndex={-1}
      {...swipeHandlers}
    >
      <div className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => close('button')} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
