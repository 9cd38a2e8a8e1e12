import type { MouseEvent } from 'react';
import { hasHeldKey } from './modifier-keys.ts';

/** Does the work in place of a link, which is for those without scripts and for who wants it in a tab of its own. */
export const inPlace =
  (work: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (hasHeldKey(event)) return;
    event.preventDefault();
    work(event);
  };
