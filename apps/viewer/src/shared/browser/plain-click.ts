import type { MouseEvent } from 'react';

/** Handles a click instead of the link, which remains for pages without scripts and for new tabs. */
export const onPlainClick =
  (handleClick: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    handleClick(event);
  };

type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click with a modifier key belongs to the browser: it opens another tab or window, or downloads. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
