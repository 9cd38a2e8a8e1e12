import { type RefObject, useEffect } from 'react';

/** Calls `onNear` once the element is within a distance of the screen, as long as it is waited for. */
export function useNear(
  element: RefObject<Element | null>,
  waiting: boolean,
  onNear: () => void,
  distance = '60%',
): void {
  useEffect(() => {
    const target = element.current;
    if (!waiting || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, waiting, onNear, distance]);
}
