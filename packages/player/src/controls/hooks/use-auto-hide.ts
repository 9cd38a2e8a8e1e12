import { useCallback, useEffect, useRef, useState } from 'react';

const idleMs = 3_000;

interface AutoHide {
  isVisible: boolean;
  /** Shows the controls and restarts the timer. */
  show(): void;
  /** Hides the controls now, unless they are pinned. */
  hide(): void;
}

/** Hides the controls three seconds after the last call of `show`. `isPinned` keeps them visible. */
export function useAutoHide(isPinned: boolean): AutoHide {
  const [isActive, setIsActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    setIsActive(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsActive(false), idleMs);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setIsActive(false);
  }, []);

  useEffect(() => {
    if (!isPinned) show();
    return () => clearTimeout(timer.current);
  }, [isPinned, show]);

  return { isVisible: isActive || isPinned, show, hide };
}
