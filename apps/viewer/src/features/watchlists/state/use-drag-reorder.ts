// Moving an entry of a list by its grip: with a pointer, which it follows while the others make room, or with keys. Near an
// edge of the window the page scrolls along for as long as the entry is held there.
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';

export interface DraggedEntry {
  from: number;
  to: number;
  /** CSS pixels by which it has been drawn down the page. */
  by: number;
}

/** Stays the same, so that entries need not be made anew. */
export interface DragHandle {
  onPointerDown: (event: PointerEvent, place: number) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent, place: number) => void;
}

export interface DragOptions {
  count: number;
  placeAt: (pageY: number) => number;
  /** There are more entries after these. */
  hasMore: boolean;
  onMove: (from: number, to: number | 'last') => void;
}

/** So near to an edge of the window the page scrolls, the faster the nearer: pixels in a frame at most. */
const edge = { near: 110, step: 26 };
const page = 10;

export function useDragReorder(options: DragOptions): { held: DraggedEntry | null; grip: DragHandle } {
  const [held, setHeld] = useState<DraggedEntry | null>(null);
  const latest = useRef({ ...options, held });
  latest.current = { ...options, held };
  const pointer = useRef({ y: 0, began: 0 });
  const isHeld = held !== null;

  const grip = useMemo<DragHandle>(() => {
    const follow = () => {
      const now = latest.current.held;
      if (!now) return;
      const at = pointer.current.y + window.scrollY;
      setHeld({ from: now.from, to: latest.current.placeAt(at), by: at - pointer.current.began });
    };
    return {
      onPointerDown(event, place) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { y: event.clientY, began: event.clientY + window.scrollY };
        setHeld({ from: place, to: place, by: 0 });
      },
      onPointerMove({ clientY }) {
        pointer.current.y = clientY;
        follow();
      },
      onPointerUp() {
        const now = latest.current.held;
        if (!now) return;
        latest.current.onMove(now.from, now.to);
        // With the list in its new order, which comes a moment later: nothing is seen to go back.
        setTimeout(() => setHeld(null));
      },
      onPointerCancel: () => setHeld(null),
      onKeyDown(event, place) {
        if (event.key === 'Escape' && latest.current.held) {
          event.preventDefault();
          setHeld(null);
        }
        const { count, hasMore } = latest.current;
        const to = hasMore && event.key === 'End' ? 'last' : targetOf(event.key, place, count);
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        if (to !== place) latest.current.onMove(place, to);
      },
    };
  }, []);

  useEffect(() => {
    if (!isHeld) return;
    let frame = requestAnimationFrame(function scroll() {
      const { y } = pointer.current;
      const above = Math.min(1, (edge.near - y) / edge.near);
      const below = Math.min(1, (y - window.innerHeight + edge.near) / edge.near);
      const step = above > 0 ? -above : Math.max(0, below);
      if (step !== 0) {
        window.scrollBy(0, step * edge.step);
        grip.onPointerMove({ clientY: y } as PointerEvent);
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld, grip]);

  return { held, grip };
}

function targetOf(key: string, place: number, count: number): number | undefined {
  const to = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    PageUp: place - page,
    PageDown: place + page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/** By how many pixels an entry makes room for the one that is held, or follows the pointer itself. */
export function shiftOf({ from, to, by }: DraggedEntry, place: number, room: number): number {
  if (place === from) return by;
  if (place > from && place <= to) return -room;
  return place < from && place >= to ? room : 0;
}
