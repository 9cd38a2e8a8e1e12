// Closes what lies over a page without taking the page away: on a press outside, when the focus leaves, on Escape.
import { type RefObject, useEffect } from 'react';

export type DismissedBy = 'press' | 'focus' | 'escape';

export interface DismissOptions {
  open: boolean;
  /** What opened it: a press there is its own business. */
  opener: HTMLElement | null;
  onDismiss: (by: DismissedBy) => void;
}

export function useDismiss(
  root: RefObject<HTMLElement | null>,
  { open, opener, onDismiss }: DismissOptions,
): void {
  useEffect(() => {
    if (!open) return;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !root.current?.contains(target) && !opener?.contains(target);
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
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, open, opener, onDismiss]);
}
