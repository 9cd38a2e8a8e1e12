// Opens and closes a native modal dialog, and closes it on a click outside. The browser traps the focus,
// closes the dialog on Escape and restores the focus.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** @param initialFocusSelector selector of the element that gets the focus; without a match the browser chooses */
export function useModal(open: boolean, onClose: () => void, initialFocusSelector?: string): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      if (initialFocusSelector) element.querySelector<HTMLElement>(initialFocusSelector)?.focus();
    }
    if (!open && element.open) element.close();
  }, [open, initialFocusSelector]);
  return {
    ref,
    onClose,
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) onClose();
    },
  };
}
