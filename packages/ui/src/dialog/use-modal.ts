// A native modal dialog that is open when it is said to be, and asks to be closed by a press outside of it. The browser
// keeps the focus inside, closes on Escape, and gives the focus back.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** `beginAt` chooses what has the focus first; without it, or where it finds nothing, the browser chooses. */
export function useModal(open: boolean, onClose: () => void, initialFocus?: string): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      if (initialFocus) element.querySelector<HTMLElement>(initialFocus)?.focus();
    }
    if (!open && element.open) element.close();
  }, [open, initialFocus]);
  return {
    ref,
    onClose,
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) onClose();
    },
  };
}
