// Which card of a row is active: the one that the mouse rests on, else the one that has the focus of a keyboard. Fingers
// make none active, and a page that scrolls under a mouse does not either. Places of cards to come are
// never active.
import { transitionMs } from '@matinee/rules';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

interface ActiveItem {
  index: number;
  by: 'mouse' | 'keyboard';
}

/** `known`: how many cards are there. */
export function useActiveItem(loadedCount: number) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<{ index: number; isShown: boolean } | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const onRest = useCallback((event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const index = indexOf(event.target);
    clearTimeout(resting.current);
    if (index === null) setHovered(null);
    else resting.current = setTimeout(() => setHovered(index), transitionMs.hoverCard);
  }, []);
  const onLeave = useCallback(() => {
    clearTimeout(resting.current);
    setHovered(null);
  }, []);
  const focus = useCallback((event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (index !== null) setFocused({ index, isShown: event.target.matches(':focus-visible') });
  }, []);
  const blur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }, []);

  let active: ActiveItem | null = null;
  if (hovered !== null && hovered < loadedCount) active = { index: hovered, by: 'mouse' };
  else if (focused?.isShown && focused.index < loadedCount) active = { index: focused.index, by: 'keyboard' };
  return { active, focused: focused?.index ?? null, rest: onRest, leave: onLeave, focus, blur };
}

// Not asked whether it is an element: in a frame it is one of another document's.
function indexOf(target: EventTarget): number | null {
  const item = (target as Element).closest<HTMLElement>('[data-index]');
  return item ? Number(item.dataset.index) : null;
}
