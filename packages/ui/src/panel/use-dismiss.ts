// Dismisses a non-modal panel on a press outside it, when the focus leaves it, and on Escape.
import { type RefObject, useEffect } from 'react';

export type DismissReason = 'press' | 'focus' | 'escape';

export interface DismissOptions {
  open: boolean;
  /** The control that opened the panel; it handles presses on itself. */
  opener: HTMLElement | null;
  onDismiss: (reason: DismissReason) => void;
}

export function useDismiss(
  root: RefObject<HTMLElement | null>,
  { open, opener, onDismiss }: DismissOptions,
): void {
  useEffect(() => {
    if (!open) return;
    // A preview renders into the document of a frame, which receives these events.
    const ownerDocument = root.current?.ownerDocument ?? document;
    const isOutside = ({ target }: Event) => {
      const element = target as Node | null;
      return !root.current?.contains(element) && !opener?.contains(element);
    };
    const onPress = (event: Event) => {
      if (isOutside(event)) onDismiss('press');
    };
    const onFocus = (event: Event) => {
      if (isOutside(event)) onDismiss('focus');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss('escape');
    };
    ownerDocument.addEventListener('pointerdown', onPress);
    ownerDocument.addEventListener('focusin', onFocus);
    ownerDocument.addEventListener('keydown', onKey);
    return () => {
      ownerDocument.removeEventListener('pointerdown', onPress);
      ownerDocument.removeEventListener('focusin', onFocus);
      ownerDocument.removeEventListener('keydown', onKey);
    };
  }, [root, open, opener, onDismiss]);
}
