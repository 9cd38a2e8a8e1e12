import type { MouseEvent } from 'react';

/** Handles a click instead of the link, which remains for pages without scripts and for new tabs. */
export const onPlainClick =
  (work: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    work(event);
  };

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click with a modifier key belongs to the browser: it opens another tab or window, or downloads. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
