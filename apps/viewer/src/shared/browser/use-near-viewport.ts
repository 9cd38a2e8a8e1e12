import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Calls `onNear` when the element is within a distance of the viewport, while enabled. */
export function useNearViewport(
  element: RefObject<Element | null>,
  isEnabled: boolean,
  onNear: () => void,
  distance = '60%',
): void {
  useEffect(() => {
    const target = element.current;
    if (!isEnabled || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isEnabled, onNear, distance]);
}

/** For content that loads once: when `container` comes near the viewport, or at once if `isInitiallyNear`. */
export function useOnceNearViewport(distance?: string, isInitiallyNear = false) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isInitiallyNear);
  const handleNear = useCallback(() => setNear(true), []);
  useNearViewport(container, !isNear, handleNear, distance);
  return { container, isNear };
}
