// Keeps a moved entry visible, and moves the focus when the focused entry leaves the list.
import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface RemovedEntry {
  id: string;
  /** Index before the removal. */
  index: number;
  /** The control that receives the focus in the entry that takes this index. */
  control: 'dragHandle' | 'removeButton';
}

export function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  entries: readonly { id: string }[],
  scrollToIndex: (index: number) => void,
) {
  const movedTo = useRef<number | null>(null);
  const removedEntry = useRef<RemovedEntry | null>(null);
  const restoredId = useRef<string | null>(null);
  useEffect(() => {
    if (movedTo.current !== null) scrollToIndex(movedTo.current);
    movedTo.current = null;
    if (restoredId.current !== null) {
      const restoredIndex = entries.findIndex(({ id }) => id === restoredId.current);
      const removeButton = list.current?.querySelector<HTMLElement>(
        `[data-index="${restoredIndex}"] > :last-child`,
      );
      if (removeButton) {
        restoredId.current = null;
        removeButton.focus();
      }
      return;
    }
    const removal = removedEntry.current;
    if (!removal || entries.some(({ id }) => id === removal.id)) return;
    removedEntry.current = null;
    // The viewer has already moved the focus to another element.
    if (document.activeElement !== document.body) return;
    const index = Math.min(removal.index, entries.length - 1);
    const childPosition = removal.control === 'dragHandle' ? 'first' : 'last';
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > :${childPosition}-child`)?.focus();
  });
  return {
    scrollAfterMove: useCallback((index: number) => {
      movedTo.current = index;
    }, []),
    /** The caller keeps the entry rendered, although it may be outside the viewport. */
    focusAfterRestoration: useCallback((id: string) => {
      restoredId.current = id;
      removedEntry.current = null;
    }, []),
    focusAfterRemoval: useCallback((entry: RemovedEntry) => {
      removedEntry.current = entry;
    }, []),
  };
}
