import { useCallback, useEffect, useRef, useState } from 'react';

const idleMs = 3_000;

interface AutoHide {
  isVisible: boolean;
  /** Somebody moved. */
  show(): void;
  /** Somebody wants to see the picture alone. */
  hide(): void;
}

/** Shows the controls for three seconds after the last movement, and for as long as `pinned`. */
export function useAutoHide(pinned: boolean): AutoHide {
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
    if (!pinned) show();
    return () => clearTimeout(timer.current);
  }, [pinned, show]);

  return { isVisible: isActive || pinned, show, hide };
}
