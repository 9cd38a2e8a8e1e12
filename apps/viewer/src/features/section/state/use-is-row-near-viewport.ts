import { isFirstPageHydrated } from '@matinee/ui';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeRow } from './row-observer.ts';

/**
 * Whether a row is near enough to the viewport to render its cards. Rows on the first screen count as near from the
 * start. On the first page of a visit, all rows whose cards are in the document do too. The others come near in a
 * transition while the viewer scrolls. The event `rendercards`, sent for an arrow key, renders a distant row at once.
 */
export function useIsRowNearViewport(
  row: RefObject<HTMLElement | null>,
  { isOnFirstScreen, hasCards }: { isOnFirstScreen: boolean; hasCards: boolean },
): boolean {
  const [isNear, setNear] = useState(() => isOnFirstScreen || (hasCards && !isFirstPageHydrated()));
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const renderCards = () => flushSync(() => setNear(true));
    element.addEventListener('rendercards', renderCards);
    const unobserve = observeRow(element, (isNowNear) => startTransition(() => setNear(isNowNear)));
    return () => {
      element.removeEventListener('rendercards', renderCards);
      unobserve();
    };
  }, [row]);
  return isNear;
}
