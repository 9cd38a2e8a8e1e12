// Says when one comes near the end of a list that scrolls by itself, on either side.
import { seasonDropdownObserver } from '@matinee/rules';
import { type RefObject, useEffect } from 'react';

export interface ScrollEdge {
  /** An element at the very end. */
  mark: RefObject<Element | null>;
  /** Whether anything is to be done about it. */
  waits: boolean;
  onNear: () => void;
}

/** `list`: what scrolls. */
export function useScrollEdge(list: RefObject<Element | null>, { mark, waits, onNear }: ScrollEdge): void {
  useEffect(() => {
    const { current: root } = list;
    const { current: target } = mark;
    if (!waits || !root || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root, ...seasonDropdownObserver },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [list, mark, waits, onNear]);
}
