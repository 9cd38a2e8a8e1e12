// A list that runs sideways: whether there is more of it on either side, and how to turn to that.
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Strip {
  before: boolean;
  after: boolean;
  turn: (direction: 1 | -1) => void;
}

/** How much of the window one turn brings; what was at its end stays in sight. */
const turned = 0.82;

export interface StripOptions {
  /** How many items there are, which decides how far it runs. */
  count: number;
  /** Called while its end is no more than a window away; undefined: there is nothing to be done about it. */
  onNearEnd: (() => void) | undefined;
}

export function useStrip(list: RefObject<HTMLElement | null>, { count, onNearEnd }: StripOptions): Strip {
  const [ends, setEnds] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is another length
  useEffect(() => {
    const track = list.current;
    if (!track) return;
    const look = () => {
      // From right to left the way is counted downwards from nought.
      const at = Math.abs(track.scrollLeft);
      const left = track.scrollWidth - track.clientWidth - at;
      const before = at > 1;
      const after = left > 1;
      setEnds((known) => (known.before === before && known.after === after ? known : { before, after }));
      // Where it does not run sideways, the page says when its end is near.
      if (track.scrollWidth > track.clientWidth + 1 && left < track.clientWidth) onNearEnd?.();
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(track);
    track.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      track.removeEventListener('scroll', look);
    };
  }, [list, count, onNearEnd]);
  const turn = useCallback(
    (direction: 1 | -1) => {
      const track = list.current;
      if (!track) return;
      const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollBy({
        left: direction * sign * track.clientWidth * turned,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    [list],
  );
  return { ...ends, turn };
}
