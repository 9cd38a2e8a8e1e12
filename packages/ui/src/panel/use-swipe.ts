// Detects horizontal swipes towards the inline start or end.
import { type TouchEvent, useRef } from 'react';

const MIN_DISTANCE = 60;

/** Touch handlers that call `onSwipe` after a swipe of one finger towards `side`. */
export function useSwipe(side: 'start' | 'end', onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const deltaX = touch.clientX - start.current.x;
      const deltaY = Math.abs(touch.clientY - start.current.y);
      start.current = null;
      const deltaToEnd = getComputedStyle(currentTarget).direction === 'rtl' ? -deltaX : deltaX;
      const distance = side === 'end' ? deltaToEnd : -deltaToEnd;
      if (distance > MIN_DISTANCE && distance > deltaY * 1.5) onSwipe();
    },
  };
}
