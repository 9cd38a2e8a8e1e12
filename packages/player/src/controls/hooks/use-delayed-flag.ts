import { startTransition, useEffect, useState } from 'react';

const patience = 1_000;
const afterFirstFrame = 60;

/**
 * False until the first picture is on the screen, or a second has passed: drawing the whole bar takes as long as
 * decoding the first frame, and nobody can use it before.
 */
export function useDelayedFlag(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (late) return;
    const timer = setTimeout(
      () => startTransition(() => setLate(true)),
      loading ? patience : afterFirstFrame,
    );
    return () => clearTimeout(timer);
  }, [loading, late]);
  return late;
}
