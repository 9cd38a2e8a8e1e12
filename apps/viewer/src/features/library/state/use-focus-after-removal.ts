// Where the focus moves when the focused entry is removed from a list: to the next entry, otherwise the
// previous one, otherwise the list.
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfterRemoval(): {
  box: RefObject<HTMLDivElement | null>;
  focusAfterRemoval: (id: string) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const neighbours = useRef<{ removed: string; ids: string[] } | null>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-kept]') ?? [])];
  const idOf = ({ dataset }: HTMLElement) => dataset.kept ?? '';
  useEffect(() => {
    const known = neighbours.current;
    if (!known || entries().some((entry) => idOf(entry) === known.removed)) return;
    neighbours.current = null;
    // The viewer has moved the focus elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const next = known.ids
      .map((id) => entries().find((entry) => idOf(entry) === id))
      .find((entry) => entry !== undefined);
    (next?.querySelector('button') ?? box.current)?.focus();
  });
  return {
    box,
    focusAfterRemoval(id) {
      const ids = entries().map(idOf);
      const at = ids.indexOf(id);
      neighbours.current = {
        removed: id,
        ids: [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at)).toReversed()],
      };
    },
  };
}
