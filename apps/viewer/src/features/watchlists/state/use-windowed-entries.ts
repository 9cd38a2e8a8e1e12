// Selects the entries of a list to render: those near the viewport, the one whose drag handle is focused or
// dragged, and the one with an open panel. A transform positions each entry, so a list of thousands scrolls
// and reorders as fast as a list of ten.
import type { WatchlistEntry } from '@matinee/contract';
import { resizeDebounceMs } from '@matinee/rules';
import { observeSize } from '@matinee/ui';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** CSS pixels: estimated entry height, gap, and the space kept free above and below an entry that is scrolled to. */
const sizes = { entry: 116, gap: 4, above: 160, below: 32 };
const overscanEntries = 8;

export interface WindowedEntries {
  items: readonly VirtualItem[];
  /** CSS pixels: total height, and offset of the list from the top of the page. */
  height: number;
  top: number;
  gap: number;
  measure: (entry: Element | null) => void;
  /** The index of the entry at a vertical page position. */
  getIndexAtPageY: (pageY: number) => number;
  scrollToIndex: (index: number) => void;
}

export function useWindowedEntries(
  list: RefObject<HTMLElement | null>,
  entries: readonly WatchlistEntry[],
  activeId: string | null,
): WindowedEntries {
  const [listTop, setListTop] = useState(0);
  useLayoutEffect(() => {
    const measureListTop = () =>
      setListTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measureListTop();
    return observeSize(document.body, resizeDebounceMs.grid, measureListTop);
  }, [list]);
  const getItemKey = useCallback((index: number) => entries[index]?.id ?? index, [entries]);
  const activeIndex = activeId === null ? -1 : entries.findIndex(({ id }) => id === activeId);
  const virtualizer = useWindowVirtualizer<Element>({
    count: entries.length,
    getItemKey,
    estimateSize: () => sizes.entry,
    gap: sizes.gap,
    overscan: overscanEntries,
    scrollMargin: listTop,
    scrollPaddingStart: sizes.above,
    scrollPaddingEnd: sizes.below,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const openedIndex = list.current?.querySelector<HTMLElement>(':scope > [data-opened]')?.dataset.index;
        const pinnedIndexes = [activeIndex, Number(openedIndex ?? -1)].filter(
          (index) => index >= 0 && index < range.count,
        );
        const indexes = new Set([...defaultRangeExtractor(range), ...pinnedIndexes]);
        return [...indexes].sort((index, otherIndex) => index - otherIndex);
      },
      [list, activeIndex],
    ),
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    top: listTop,
    gap: sizes.gap,
    measure: virtualizer.measureElement,
    getIndexAtPageY: (pageY) => virtualizer.getVirtualItemForOffset(pageY)?.index ?? 0,
    scrollToIndex: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
