import { isFirstScreenOver } from '@matinee/ui';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchRow } from './row-observer.ts';

/**
 * Whether a row is near enough to the screen to have cards. `early` rows are from the start; those that the document
 * `carries` with their cards are when it is taken over. Others are made in slices of time while somebody scrolls; an
 * arrow key that seeks a row that is far (`seek`) makes it at once.
 */
export function useNearRow(
  row: RefObject<HTMLElement | null>,
  { early, carried }: { early: boolean; carried: boolean },
): boolean {
  const [isNear, setNear] = useState(() => early || (carried && !isFirstScreenOver()));
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const seek = () => flushSync(() => setNear(true));
    element.addEventListener('seek', seek);
    const stop = watchRow(element, (near) => startTransition(() => setNear(near)));
    return () => {
      element.removeEventListener('seek', seek);
      stop();
    };
  }, [row]);
  return isNear;
}
