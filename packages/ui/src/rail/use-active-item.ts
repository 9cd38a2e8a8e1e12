// Tracks the active card of a row: the card that the mouse has hovered for a moment, otherwise the card with
// keyboard focus. Touch activates no card, and placeholders are never active.
import { timerMs } from '@matinee/rules';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface ActiveItem {
  index: number;
  source: 'mouse' | 'keyboard';
}

/** @param loadedCount the number of loaded cards */
export function useActiveItem(loadedCount: number) {
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null);
  const [focusedItem, setFocusedItem] = useState<{ index: number; isFocusVisible: boolean } | null>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(hoverTimer.current), []);

  const handlePointerOver = useCallback((event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const index = readItemIndex(event.target);
    clearTimeout(hoverTimer.current);
    if (index === null) setHoveredIndex(null);
    else hoverTimer.current = setTimeout(() => setHoveredIndex(index), timerMs.cardActivationDelay);
  }, []);
  const clearHover = useCallback(() => {
    clearTimeout(hoverTimer.current);
    setHoveredIndex(null);
  }, []);
  const handleFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const index = readItemIndex(event.target);
    if (index !== null) setFocusedItem({ index, isFocusVisible: event.target.matches(':focus-visible') });
  }, []);
  const handleBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedItem(null);
  }, []);

  let activeItem: ActiveItem | null = null;
  if (hoveredIndex !== null && hoveredIndex < loadedCount)
    activeItem = { index: hoveredIndex, source: 'mouse' };
  else if (focusedItem?.isFocusVisible && focusedItem.index < loadedCount)
    activeItem = { index: focusedItem.index, source: 'keyboard' };
  return {
    activeItem,
    focusedIndex: focusedItem?.index ?? null,
    handlePointerOver,
    clearHover,
    handleFocus,
    handleBlur,
  };
}

// No `instanceof Element`: it is false for elements of a frame's document.
function readItemIndex(target: EventTarget): number | null {
  const item = (target as Element).closest<HTMLElement>('[data-index]');
  return item ? Number(item.dataset.index) : null;
}
