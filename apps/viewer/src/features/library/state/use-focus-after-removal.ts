// Moves the focus when the focused entry is removed from a list: to the next entry, otherwise to the previous
// one, otherwise to the list. When the removal is undone, the entry receives the focus.
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfterRemoval(): {
  container: RefObject<HTMLDivElement | null>;
  focusAfterRemoval: (id: string) => void;
  focusAfterRestoration: (id: string) => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const pendingFocus = useRef<{ removedId: string; candidateIds: string[] } | null>(null);
  const restoredId = useRef<string | null>(null);
  const listEntries = () => [...(container.current?.querySelectorAll<HTMLElement>('[data-title-id]') ?? [])];
  const getTitleId = ({ dataset }: HTMLElement) => dataset.titleId ?? '';
  const findEntry = (id: string) => listEntries().find((entry) => getTitleId(entry) === id);
  useEffect(() => {
    if (restoredId.current !== null) {
      const button = findEntry(restoredId.current)?.querySelector('button');
      if (button) restoredId.current = null;
      button?.focus();
      return;
    }
    const removal = pendingFocus.current;
    if (!removal || listEntries().some((entry) => getTitleId(entry) === removal.removedId)) return;
    pendingFocus.current = null;
    // The viewer has already moved the focus to another element.
    if (document.activeElement !== document.body) return;
    const entryToFocus = removal.candidateIds.map(findEntry).find((entry) => entry !== undefined);
    (entryToFocus?.querySelector('button') ?? container.current)?.focus();
  });
  return {
    container,
    focusAfterRestoration(id) {
      restoredId.current = id;
      pendingFocus.current = null;
    },
    focusAfterRemoval(id) {
      restoredId.current = null;
      const ids = listEntries().map(getTitleId);
      const removedIndex = ids.indexOf(id);
      pendingFocus.current = {
        removedId: id,
        candidateIds: [
          ...ids.slice(removedIndex + 1),
          ...ids.slice(0, Math.max(0, removedIndex)).toReversed(),
        ],
      };
    },
  };
}
