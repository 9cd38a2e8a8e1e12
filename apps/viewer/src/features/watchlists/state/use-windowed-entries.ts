// Which entries of a list are in the page: those near the window, and one that is in use or open wherever it is. Each is put in its
// place by a transform, so a list of thousands is as quick to scroll and to put in order as one of ten.
import type { WatchlistEntry } from '@matinee/contract';
import { resizeDebounceMs } from '@matinee/rules';
import { followSize } from '@matinee/ui';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** CSS pixels: of an entry before it is measured, between two, and free of what stands over the page. */
const sizes = { entry: 116, gap: 4, above: 160, below: 32 };
const entriesAround = 8;

export interface WindowedEntries {
  shown: readonly VirtualItem[];
  /** CSS pixels: of all entries, and of the list from the top of the page. */
  height: number;
  top: number;
  gap: number;
  measure: (entry: Element | null) => void;
  /** The place of the entry at so many pixels from the top of the page. */
  placeAt: (pageY: number) => number;
  show: (place: number) => void;
}

export function useWindowedEntries(
  list: RefObject<HTMLElement | null>,
  entries: readonly WatchlistEntry[],
  inUse: string | null,
): WindowedEntries {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    return followSize(document.body, resizeDebounceMs.grid, measure);
  }, [list]);
  const getItemKey = useCallback((place: number) => entries[place]?.id ?? place, [entries]);
  const used = inUse === null ? -1 : entries.findIndex(({ id }) => id === inUse);
  const virtual = useWindowVirtualizer<Element>({
    count: entries.length,
    getItemKey,
    estimateSize: () => sizes.entry,
    gap: sizes.gap,
    overscan: entriesAround,
    scrollMargin: top,
    scrollPaddingStart: sizes.above,
    scrollPaddingEnd: sizes.below,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const opened = list.current?.querySelector<HTMLElement>(':scope > [data-opened]')?.dataset.index;
        const kept = [used, Number(opened ?? -1)].filter((place) => place >= 0 && place < range.count);
        const places = new Set([...defaultRangeExtractor(range), ...kept]);
        return [...places].sort((one, other) => one - other);
      },
      [list, used],
    ),
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  return {
    shown: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    top,
    gap: sizes.gap,
    measure: virtual.measureElement,
    placeAt: (pageY) => virtual.getVirtualItemForOffset(pageY)?.index ?? 0,
    show: (place) => virtual.scrollToIndex(place, { align: 'auto' }),
  };
}
