// Whether a horizontally scrolling list has hidden entries before or after the visible ones.
import { type RefObject, useEffect, useState } from 'react';

export interface ScrollOverflow {
  hasPrevious: boolean;
  hasNext: boolean;
}

export interface ScrollOverflowOptions {
  /** The number of entries, which changes the scroll width. */
  count: number;
  /** Called while the end is less than one visible width away; undefined when all entries are loaded. */
  onNearEnd: (() => void) | undefined;
}

export function useScrollOverflow(
  trackRef: RefObject<HTMLElement | null>,
  { count, onNearEnd }: ScrollOverflowOptions,
): ScrollOverflow {
  const [overflow, setOverflow] = useState({ hasPrevious: false, hasNext: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count changes the scroll width
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const updateOverflow = () => {
      // In right-to-left documents `scrollLeft` decreases from 0.
      const offset = Math.abs(track.scrollLeft);
      const remainingDistance = track.scrollWidth - track.clientWidth - offset;
      const hasPrevious = offset > 1;
      const hasNext = remainingDistance > 1;
      setOverflow((current) =>
        current.hasPrevious === hasPrevious && current.hasNext === hasNext
          ? current
          : { hasPrevious, hasNext },
      );
      // In the vertical layout, NextPageLink and LoadMore observe the end of the list.
      if (track.scrollWidth > track.clientWidth + 1 && remainingDistance < track.clientWidth) onNearEnd?.();
    };
    updateOverflow();
    const resizeObserver = new ResizeObserver(updateOverflow);
    resizeObserver.observe(track);
    track.addEventListener('scroll', updateOverflow, { passive: true });
    return () => {
      resizeObserver.disconnect();
      track.removeEventListener('scroll', updateOverflow);
    };
  }, [trackRef, count, onNearEnd]);
  return overflow;
}
