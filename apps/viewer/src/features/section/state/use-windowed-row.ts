import { isFirstScreenOver } from '@matinee/ui';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeRow } from './row-observer.ts';

/**
 * Whether a row is near enough to the viewport to render cards. `early` rows always start so, `carried` rows
 * (with cards in the document) at hydration. Others follow in a transition while the viewer scrolls. The
 * `seek` event of an arrow key renders a distant row at once.
 */
export function useIsRowNear(
  row: RefObject<HTMLElement | null>,
  { early, carried }: { early: boolean; carried: boolean },
): boolean {
  const [isNear, setNear] = useState(() => early || (carried && !isFirstScreenOver()));
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const seek = () => flushSync(() => setNear(true));
    element.addEventListener('seek', seek);
    const unobserve = observeRow(element, (near) => startTransition(() => setNear(near)));
    return () => {
      element.removeEventListener('seek', seek);
      unobserve();
    };
  }, [row]);
  return isNear;
}
