// Knows whether a row has more before or after what it shows. Measures only once somebody turns to the row, so that
// a page full of rows costs no layout while it starts.
import { type RefObject, useCallback, useState } from 'react';

export interface RailEdges {
  before: boolean;
  after: boolean;
  measure: () => void;
}

/** `onNearEnd` is called when less than one and a half screens are left, again at each further measure. */
export function useRailEdges(track: RefObject<HTMLElement | null>, onNearEnd?: () => void): RailEdges {
  const [edges, setEdges] = useState({ before: false, after: false });
  const measure = useCallback(() => {
    const list = track.current;
    if (!list) return;
    const gone = Math.abs(list.scrollLeft);
    const left = list.scrollWidth - list.clientWidth - gone;
    const next = { before: gone > 4, after: left > 4 };
    setEdges((now) => (now.before === next.before && now.after === next.after ? now : next));
    if (left < list.clientWidth * 1.5) onNearEnd?.();
  }, [track, onNearEnd]);
  return { ...edges, measure };
}
