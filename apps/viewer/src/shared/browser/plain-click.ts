import type { MouseEvent } from 'react';
import { hasModifierKey } from './modifier-keys.ts';

/** Does the work in place of a link, which is for those without scripts and for who wants it in a tab of its own. */
export const onPlainClick =
  (work: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    work(event);
  };
