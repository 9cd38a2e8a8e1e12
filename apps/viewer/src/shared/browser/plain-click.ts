import type { MouseEvent } from 'react';

/** Does the work in place of a link, which is for those without scripts and for who wants it in a tab of its own. */
export const onPlainClick =
  (work: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    work(event);
  };

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click on a link with a key held is the browser's: it opens another tab or window, or keeps a file. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
