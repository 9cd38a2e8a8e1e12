// Where the focus goes when the entry that had it is taken out of a list: to the one that follows, else to the one
// before, else to the list itself.
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfterRemoval(): {
  box: RefObject<HTMLDivElement | null>;
  keepFocus: (id: string) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const neighbours = useRef<{ gone: string; ids: string[] } | null>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-kept]') ?? [])];
  const idOf = ({ dataset }: HTMLElement) => dataset.kept ?? '';
  useEffect(() => {
    const known = neighbours.current;
    if (!known || entries().some((entry) => idOf(entry) === known.gone)) return;
    neighbours.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const next = known.ids
      .map((id) => entries().find((entry) => idOf(entry) === id))
      .find((entry) => entry !== undefined);
    (next?.querySelector('button') ?? box.current)?.focus();
  });
  return {
    box,
    keepFocus(id) {
      const ids = entries().map(idOf);
      const at = ids.indexOf(id);
      neighbours.current = {
        gone: id,
        ids: [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at)).toReversed()],
      };
    },
  };
}
