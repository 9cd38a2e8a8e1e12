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
    // A preview draws into a page of its own, whose elements are none of this one's.
    const page = root.current?.ownerDocument ?? document;
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
    page.addEventListener('pointerdown', onPress);
    page.addEventListener('focusin', onFocus);
    page.addEventListener('keydown', onKey);
    return () => {
      page.removeEventListener('pointerdown', onPress);
      page.removeEventListener('focusin', onFocus);
      page.removeEventListener('keydown', onKey);
    };
  }, [root, open, opener, onDismiss]);
}
