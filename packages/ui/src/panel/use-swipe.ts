// A finger that moves along the lines of writing: to their beginning or to their end, whichever side that is.
import { type TouchEvent, useRef } from 'react';

const MIN_DISTANCE = 60;

/** Handlers for what can be pushed away by a swipe towards one of its sides. */
export function useSwipe(towards: 'start' | 'end', onSwipe: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const right = touch.clientX - from.current.x;
      const down = Math.abs(touch.clientY - from.current.y);
      from.current = null;
      const toEnd = getComputedStyle(currentTarget).direction === 'rtl' ? -right : right;
      const way = towards === 'end' ? toEnd : -toEnd;
      if (way > MIN_DISTANCE && way > down * 1.5) onSwipe();
    },
  };
}
