// Calls `onNear` when the sentinel at an end of a scroll container is visible or close to it, at first or after
// scrolling.
import { seasonListObserverOptions } from '@matinee/rules';
import { type RefObject, useEffect } from 'react';

export interface ScrollEdgeOptions {
  /** The first or last element inside the scroll container. */
  sentinel: RefObject<Element | null>;
  /** Whether to observe the sentinel. */
  isEnabled: boolean;
  onNear: () => void;
}

export function useScrollEdge(
  scrollContainer: RefObject<Element | null>,
  { sentinel, isEnabled, onNear }: ScrollEdgeOptions,
): void {
  useEffect(() => {
    const { current: root } = scrollContainer;
    const { current: target } = sentinel;
    if (!isEnabled || !root || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root, ...seasonListObserverOptions },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [scrollContainer, sentinel, isEnabled, onNear]);
}
