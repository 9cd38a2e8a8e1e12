// Tracks the active card of a row: the card under the resting mouse, otherwise the card with keyboard focus.
// Touch activates no card, neither does scrolling under a resting mouse, and placeholders are never active.
import { transitionMs } from '@matinee/rules';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface ActiveItem {
  index: number;
  source: 'mouse' | 'keyboard';
}

/** @param loadedCount the number of loaded cards */
export function useActiveItem(loadedCount: number) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<{ index: number; isFocusVisible: boolean } | null>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(hoverTimer.current), []);

  const handlePointerOver = useCallback((event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const index = readItemIndex(event.target);
    clearTimeout(hoverTimer.current);
    if (index === null) setHovered(null);
    else hoverTimer.current = setTimeout(() => setHovered(index), transitionMs.hoverCard);
  }, []);
  const clearHover = useCallback(() => {
    clearTimeout(hoverTimer.current);
    setHovered(null);
  }, []);
  const handleFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const index = readItemIndex(event.target);
    if (index !== null) setFocused({ index, isFocusVisible: event.target.matches(':focus-visible') });
  }, []);
  const handleBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }, []);

  let active: ActiveItem | null = null;
  if (hovered !== null && hovered < loadedCount) active = { index: hovered, source: 'mouse' };
  else if (focused?.isFocusVisible && focused.index < loadedCount)
    active = { index: focused.index, source: 'keyboard' };
  return {
    active,
    focusedIndex: focused?.index ?? null,
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
