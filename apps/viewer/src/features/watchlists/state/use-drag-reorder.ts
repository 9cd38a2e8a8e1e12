// Reorders entries with a drag handle, by pointer or by keys. A dragged entry follows the pointer and the
// others make room. Near an edge of the window the page scrolls.
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';

export interface DraggedEntry {
  fromIndex: number;
  toIndex: number;
  /** Vertical drag distance in CSS pixels. */
  offset: number;
}

/** Referentially stable, so that entries do not rerender. */
export interface DragHandlers {
  onPointerDown: (event: PointerEvent, index: number) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

export interface DragOptions {
  count: number;
  getIndexAtPageY: (pageY: number) => number;
  /** More entries can be loaded. */
  hasMore: boolean;
  onMove: (from: number, to: number | 'last') => void;
}

/** Auto-scroll within `distance` pixels of an edge, up to `maxStep` pixels per frame. */
const autoScroll = { distance: 110, maxStep: 26 };
const pageKeyStep = 10;

export function useDragReorder(options: DragOptions): {
  draggedEntry: DraggedEntry | null;
  dragHandlers: DragHandlers;
} {
  const [draggedEntry, setDraggedEntry] = useState<DraggedEntry | null>(null);
  const latestOptions = useRef({ ...options, draggedEntry });
  latestOptions.current = { ...options, draggedEntry };
  const pointer = useRef({ clientY: 0, startPageY: 0 });
  const isDragging = draggedEntry !== null;

  const dragHandlers = useMemo<DragHandlers>(() => {
    const followPointer = () => {
      const currentEntry = latestOptions.current.draggedEntry;
      if (!currentEntry) return;
      const pageY = pointer.current.clientY + window.scrollY;
      setDraggedEntry({
        fromIndex: currentEntry.fromIndex,
        toIndex: latestOptions.current.getIndexAtPageY(pageY),
        offset: pageY - pointer.current.startPageY,
      });
    };
    return {
      onPointerDown(event, index) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { clientY: event.clientY, startPageY: event.clientY + window.scrollY };
        setDraggedEntry({ fromIndex: index, toIndex: index, offset: 0 });
      },
      onPointerMove({ clientY }) {
        pointer.current.clientY = clientY;
        followPointer();
      },
      onPointerUp() {
        const currentEntry = latestOptions.current.draggedEntry;
        if (!currentEntry) return;
        latestOptions.current.onMove(currentEntry.fromIndex, currentEntry.toIndex);
        // Ends the drag after the list is reordered, so that the entry does not jump back.
        setTimeout(() => setDraggedEntry(null));
      },
      onPointerCancel: () => setDraggedEntry(null),
      onKeyDown(event, index) {
        if (event.key === 'Escape' && latestOptions.current.draggedEntry) {
          event.preventDefault();
          setDraggedEntry(null);
        }
        const { count, hasMore } = latestOptions.current;
        const to = hasMore && event.key === 'End' ? 'last' : getTargetIndex(event.key, index, count);
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        if (to !== index) latestOptions.current.onMove(index, to);
      },
    };
  }, []);

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const { clientY: y } = pointer.current;
      const topFraction = Math.min(1, (autoScroll.distance - y) / autoScroll.distance);
      const bottomFraction = Math.min(
        1,
        (y - window.innerHeight + autoScroll.distance) / autoScroll.distance,
      );
      const scrollFraction = topFraction > 0 ? -topFraction : Math.max(0, bottomFraction);
      if (scrollFraction !== 0) {
        window.scrollBy(0, scrollFraction * autoScroll.maxStep);
        dragHandlers.onPointerMove({ clientY: y } as PointerEvent);
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, dragHandlers]);

  return { draggedEntry, dragHandlers };
}

function getTargetIndex(key: string, index: number, count: number): number | undefined {
  const to = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - pageKeyStep,
    PageDown: index + pageKeyStep,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/** The translation of an entry in pixels: it follows the pointer, or makes room for the dragged entry. */
export function getShift(
  { fromIndex, toIndex, offset }: DraggedEntry,
  index: number,
  entrySize: number,
): number {
  if (index === fromIndex) return offset;
  if (index > fromIndex && index <= toIndex) return -entrySize;
  return index < fromIndex && index >= toIndex ? entrySize : 0;
}
