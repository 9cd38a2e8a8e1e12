// Moves the focus when the focused entry is removed from a list: to the next entry, otherwise to the previous
// one, otherwise to the list.
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfterRemoval(): {
  container: RefObject<HTMLDivElement | null>;
  focusAfterRemoval: (id: string) => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const pendingFocus = useRef<{ removedId: string; candidateIds: string[] } | null>(null);
  const listEntries = () => [
    ...(container.current?.querySelectorAll<HTMLElement>('[data-saved-title]') ?? []),
  ];
  const getTitleId = ({ dataset }: HTMLElement) => dataset.savedTitle ?? '';
  useEffect(() => {
    const removal = pendingFocus.current;
    if (!removal || listEntries().some((entry) => getTitleId(entry) === removal.removedId)) return;
    pendingFocus.current = null;
    // The viewer has already moved the focus to another element.
    if (document.activeElement !== document.body) return;
    const nextEntry = removal.candidateIds
      .map((id) => listEntries().find((entry) => getTitleId(entry) === id))
      .find((entry) => entry !== undefined);
    (nextEntry?.querySelector('button') ?? container.current)?.focus();
  });
  return {
    container,
    focusAfterRemoval(id) {
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
