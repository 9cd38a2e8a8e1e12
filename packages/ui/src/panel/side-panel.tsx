// A panel that slides in from the end of the lines, over the page and beside it: the page stays usable, and using it
// closes the panel. The focus moves in when it opens, and back to the opener unless it went elsewhere by itself.
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './side-panel.module.css';
import { type DismissedBy, useDismiss } from './use-dismiss.ts';
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
  const heading = useId();
  const close = useCallback(
    (by: DismissedBy | 'button') => {
      if (by === 'escape' || by === 'button') opener?.focus();
      onClose();
    },
    [opener, onClose],
  );
  useDismiss(panel, { open, opener, onDismiss: close });
  const swipe = useSwipe('end', () => close('button'));
  useEffect(() => {
    const [head, body] = open ? (panel.current?.children ?? []) : [];
    const stops = 'input, a[href], button';
    const first = body?.querySelector<HTMLElement>(stops) ?? head?.querySelector<HTMLElement>(stops);
    first?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      className={styles.panel}
      data-open={open}
      data-focus-scope
      data-chrome
      inert={!open}
      tabIndex={-1}
      {...swipe}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => close('button')} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
