// Moves the focus between the items of a row, which are rendered only near the visible columns.
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface RailFocus {
  /** The item that is about to get the focus and must be rendered for it. */
  requestedIndex: number | null;
  /** Renders the item at an index, focuses it and scrolls it into view. */
  focusItem: (index: number) => void;
  /** Clears the requested index. The rail calls it when an item has received the focus. */
  clearRequest: () => void;
}

/**
 * @param focusedIndex index of the item that has the focus; null when none has
 * @param count number of all items, loaded or not
 */
export function useRailFocus(
  track: RefObject<HTMLElement | null>,
  focusedIndex: number | null,
  count: number,
): RailFocus {
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);

  const focusItem = useCallback(
    (index: number) => {
      flushSync(() => setRequestedIndex(index));
      const item = track.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      item?.querySelector<HTMLElement>('[data-focus-item]')?.focus({ preventScroll: true });
      item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [track],
  );

  // React removed the focused element: a loaded card replaced its placeholder, or the row became shorter.
  useLayoutEffect(() => {
    if (focusedIndex === null || document.activeElement !== document.body) return;
    const index = Math.min(focusedIndex, count - 1);
    track.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-focus-item]`)?.focus();
  });

  const clearRequest = useCallback(() => setRequestedIndex(null), []);
  return { requestedIndex, focusItem, clearRequest };
}
