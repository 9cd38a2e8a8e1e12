import { startTransition, useEffect, useState } from 'react';

const timeoutMs = 1_000;
const firstFrameDelayMs = 60;

/**
 * Returns false until shortly after loading ends, or for one second at most. Rendering the controls takes as
 * long as decoding the first frame, and would delay that frame.
 */
export function useControlsReady(isLoading: boolean): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(
      () => startTransition(() => setIsReady(true)),
      isLoading ? timeoutMs : firstFrameDelayMs,
    );
    return () => clearTimeout(timer);
  }, [isLoading, isReady]);
  return isReady;
}
