import { startTransition, useEffect, useState } from 'react';

const timeoutMs = 1_000;
const firstFrameDelayMs = 60;

/**
 * False until the first picture is on the screen, or a second has passed: drawing the whole bar takes as long as
 * decoding the first frame, and nobody can use it before.
 */
export function useControlsReady(loading: boolean): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(
      () => startTransition(() => setIsReady(true)),
      loading ? timeoutMs : firstFrameDelayMs,
    );
    return () => clearTimeout(timer);
  }, [loading, isReady]);
  return isReady;
}
