// Moving an entry of a list by its grip: with a pointer, or with the arrow keys, Home and End. While a pointer holds an
// entry the page keeps its order, and marks where the entry would go.
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

export interface Held {
  from: number;
  to: number;
}

export interface Dragging {
  held: Held | null;
  gripFor: (place: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** So near to an edge of the window the page scrolls along, by so much at each move. */
const edge = { near: 90, step: 18 };

export function useDrag(
  list: RefObject<HTMLElement | null>,
  { count, onMove }: { count: number; onMove: (from: number, to: number) => void },
): Dragging {
  const [held, setHeld] = useState<Held | null>(null);

  const placeAt = (y: number): number => {
    const entries = [...(list.current?.children ?? [])];
    const place = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom);
    return place === -1 ? entries.length - 1 : place;
  };

  return {
    held,
    gripFor: (place) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ from: place, to: place });
      },
      onPointerMove: ({ clientY }) => {
        if (!held) return;
        if (clientY < edge.near) window.scrollBy(0, -edge.step);
        if (clientY > window.innerHeight - edge.near) window.scrollBy(0, edge.step);
        setHeld({ ...held, to: placeAt(clientY) });
      },
      onPointerUp: () => {
        if (held) onMove(held.from, held.to);
        setHeld(null);
      },
      onPointerCancel: () => setHeld(null),
      onKeyDown: (event) => {
        const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        if (to < 0 || to >= count) return;
        const grip = event.currentTarget;
        onMove(place, to);
        requestAnimationFrame(() => grip.scrollIntoView({ block: 'nearest' }));
      },
    }),
  };
}
