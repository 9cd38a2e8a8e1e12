// Opens and closes a native modal dialog, and closes it on a click outside. The browser traps the focus,
// closes the dialog on Escape and restores the focus.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** @param initialFocus selector of the element that gets the focus; without a match the browser chooses */
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
