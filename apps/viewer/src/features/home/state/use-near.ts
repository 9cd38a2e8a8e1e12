import { type RefObject, useEffect } from 'react';

/** Calls `onNear` once the element is within a screen's distance, as long as it is waited for. */
export function useNear(element: RefObject<Element | null>, waiting: boolean, onNear: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (!waiting || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: '60% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, waiting, onNear]);
}
