// A horizontally scrolling list: whether it has more on either side, and how to scroll there.
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Strip {
  before: boolean;
  after: boolean;
  scrollByPage: (direction: 1 | -1) => void;
}

/** The share of the visible width that one step scrolls; the last entries stay visible. */
const pageFraction = 0.82;

export interface StripOptions {
  /** The number of items, which changes the scroll width. */
  count: number;
  /** Called while the end is within one window; undefined when all is loaded. */
  onNearEnd: (() => void) | undefined;
}

export function useStrip(list: RefObject<HTMLElement | null>, { count, onNearEnd }: StripOptions): Strip {
  const [overflow, setOverflow] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is another length
  useEffect(() => {
    const track = list.current;
    if (!track) return;
    const update = () => {
      // Right to left, `scrollLeft` decreases from 0.
      const offset = Math.abs(track.scrollLeft);
      const left = track.scrollWidth - track.clientWidth - offset;
      const before = offset > 1;
      const after = left > 1;
      setOverflow((current) =>
        current.before === before && current.after === after ? current : { before, after },
      );
      // In the vertical layout the page observes its end.
      if (track.scrollWidth > track.clientWidth + 1 && left < track.clientWidth) onNearEnd?.();
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(track);
    track.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      track.removeEventListener('scroll', update);
    };
  }, [list, count, onNearEnd]);
  const scrollByPage = useCallback(
    (direction: 1 | -1) => {
      const track = list.current;
      if (!track) return;
      const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
      const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollBy({
        left: direction * sign * track.clientWidth * pageFraction,
        behavior: prefersReducedMotion ? 'instant' : 'smooth',
      });
    },
    [list],
  );
  return { ...overflow, scrollByPage };
}
