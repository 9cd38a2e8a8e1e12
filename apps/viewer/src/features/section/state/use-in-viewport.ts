// Whether an element is well within the viewport: video backgrounds play only then.
import { visibilityObserverOptions } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

/** False before the first observation. */
export function useInViewport(element: RefObject<Element | null>): boolean {
  const [isInViewport, setInViewport] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInViewport(entries.at(-1)?.isIntersecting ?? false),
      visibilityObserverOptions,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInViewport;
}
