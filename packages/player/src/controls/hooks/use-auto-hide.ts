import { useCallback, useEffect, useRef, useState } from 'react';

const idleAfter = 3_000;

interface AutoHide {
  visible: boolean;
  /** Somebody moved. */
  wake(): void;
  /** Somebody wants to see the picture alone. */
  sleep(): void;
}

/** Shows the controls for three seconds after the last movement, and for as long as `pinned`. */
export function useAutoHide(pinned: boolean): AutoHide {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), idleAfter);
  }, []);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);

  useEffect(() => {
    if (!pinned) wake();
    return () => clearTimeout(timer.current);
  }, [pinned, wake]);

  return { visible: awake || pinned, wake, sleep };
}
