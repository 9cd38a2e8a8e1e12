// Calls `onNear` when the viewer scrolls near an end of a scroll container.
import { seasonDropdownObserver } from '@matinee/rules';
import { type RefObject, useEffect } from 'react';

export interface ScrollEdge {
  /** An element at the very end. */
  sentinel: RefObject<Element | null>;
  /** Whether to observe this end. */
  isEnabled: boolean;
  onNear: () => void;
}

/** `list` is the scroll container. */
export function useScrollEdge(
  list: RefObject<Element | null>,
  { sentinel, isEnabled, onNear }: ScrollEdge,
): void {
  useEffect(() => {
    const { current: root } = list;
    const { current: target } = sentinel;
    if (!isEnabled || !root || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root, ...seasonDropdownObserver },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [list, sentinel, isEnabled, onNear]);
}
