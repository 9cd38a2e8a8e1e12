// Seeks with the pointer: hovering previews a position, dragging displays it, releasing seeks to it.
import { type PointerEvent, type RefObject, useState } from 'react';
import type { TimeRange } from '../../engine/engine.ts';
import { usePlayerContext } from '../context.ts';
import { getFractionAtX, getSecondsAtFraction } from './seek-bar-maths.ts';

export function useSeekPointer(bar: RefObject<HTMLElement | null>, range: TimeRange) {
  const { store, setControlsPinned } = usePlayerContext();
  /** The position under the pointer; null when no pointer is over the bar. */
  const [pointerSeconds, setPointerSeconds] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const getSecondsAtPointer = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    return getSecondsAtFraction(getFractionAtX(event.clientX, box), range);
  };
  const updateDragging = (isNowDragging: boolean) => {
    setIsDragging(isNowDragging);
    setControlsPinned(isNowDragging);
  };

  const pointerHandlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setPointerSeconds(getSecondsAtPointer(event));
      updateDragging(true);
    },
    onPointerMove: (event: PointerEvent) => setPointerSeconds(getSecondsAtPointer(event)),
    onPointerUp: (event: PointerEvent) => {
      if (!isDragging) return;
      store.requests.seek(getSecondsAtPointer(event));
      updateDragging(false);
      if (event.pointerType !== 'mouse') setPointerSeconds(null);
    },
    onPointerCancel: () => {
      updateDragging(false);
      setPointerSeconds(null);
    },
    onPointerLeave: () => {
      if (!isDragging) setPointerSeconds(null);
    },
  };

  return { pointerSeconds, isDragging, pointerHandlers };
}
