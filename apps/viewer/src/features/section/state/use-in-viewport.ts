// Whether a mark is well within the window: what moves does so only while it is seen.
import { visibilityObserver } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

/** False until somebody has looked. */
export function useInSight(mark: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting ?? false),
      visibilityObserver,
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isSeen;
}
