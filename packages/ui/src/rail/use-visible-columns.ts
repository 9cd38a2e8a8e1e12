// Tracks which columns of a row are visible. Scrolling reads only the scroll offset; sizes are measured when
// the row or the window is resized.
import { type ColumnRange, countColumns, getVisibleColumns, resizeDebounceMs } from '@matinee/rules';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFirstScreenOver } from '../artwork/first-screen.ts';
import { observeSize } from '../size/observe-size.ts';

interface RailSizes {
  viewport: number;
  cardWidth: number;
  /** Part of the card's width that its number takes. */
  numberWidth: number;
  gap: number;
  gutter: number;
}

interface ColumnsInView extends ColumnRange {
  /** Whether the row can scroll back and forward. */
  hasPrevious: boolean;
  hasNext: boolean;
}

export interface VisibleColumns {
  inView: ColumnsInView;
  /** Returns where a column starts at the current scroll offset. Undefined until the row has been measured. */
  getColumnPosition: (column: number) => { start: number; sizes: RailSizes } | undefined;
  updateVisibleColumns: () => void;
}

/** As many columns as the widest windows show of the narrowest cards. */
const INITIAL_COLUMNS = 10;
/** With fewer loaded screens ahead, the next items are loaded. */
const PREFETCH_SCREENS = 1.5;
/** Sizes of measured rows by size key: rows with the same key have the same sizes. */
const sizesByKey = new Map<string, RailSizes>();

export interface RailContent {
  /** All items, and the loaded ones. */
  count: number;
  loadedCount: number;
  rows: 1 | 2;
  /** Rows with the same key have cards of the same size. */
  sizeKey: string;
  onNearEnd?: (() => void) | undefined;
}

export function useVisibleColumns(
  track: RefObject<HTMLElement | null>,
  { count, loadedCount, rows, sizeKey, onNearEnd }: RailContent,
): VisibleColumns {
  const sizes = useRef<RailSizes | undefined>(undefined);
  const [inView, setInView] = useState<ColumnsInView>(() => {
    const knownSizes = isFirstScreenOver() ? sizesByKey.get(sizeKey) : undefined;
    if (knownSizes) return takeFirstHalf(computeColumnsInView(knownSizes, 0, count, rows));
    return { first: 0, last: INITIAL_COLUMNS - 1, hasPrevious: false, hasNext: false };
  });

  const measure = useCallback(() => {
    const list = track.current;
    const item = list?.firstElementChild as HTMLElement | null | undefined;
    if (!list || !item) return;
    const style = getComputedStyle(list);
    const measured: RailSizes = {
      viewport: list.clientWidth,
      cardWidth: item.offsetWidth,
      numberWidth: measureNumberWidth(item),
      gap: Number.parseFloat(style.columnGap) || 0,
      gutter: Number.parseFloat(style.paddingInlineStart) || 0,
    };
    if (measured.viewport === 0 || measured.cardWidth === 0) return;
    sizes.current = measured;
    sizesByKey.set(sizeKey, measured);
  }, [track, sizeKey]);

  const updateVisibleColumns = useCallback(() => {
    const list = track.current;
    if (!list) return undefined;
    if (!sizes.current) measure();
    if (!sizes.current) return undefined;
    const next = computeColumnsInView(sizes.current, Math.abs(list.scrollLeft), count, rows);
    setInView((current) => (isEqual(current, next) ? current : next));
    return next;
  }, [track, measure, count, rows]);

  const latestUpdate = useRef(updateVisibleColumns);
  useLayoutEffect(() => {
    latestUpdate.current = updateVisibleColumns;
    if (sizes.current) updateVisibleColumns();
  }, [updateVisibleColumns]);

  // Rows of the first screen are measured on first use, to keep hydration short.
  const stopMeasuring = useRef<(() => void) | undefined>(undefined);
  const startMeasuring = useCallback(() => {
    if (stopMeasuring.current || !track.current) return;
    stopMeasuring.current = observeSize(track.current, resizeDebounceMs.carousel, () => {
      measure();
      latestUpdate.current();
    });
  }, [track, measure]);
  useEffect(() => {
    if (isFirstScreenOver()) startMeasuring();
    return () => {
      stopMeasuring.current?.();
      stopMeasuring.current = undefined;
    };
  }, [startMeasuring]);

  const measureAndUpdate = useCallback(() => {
    startMeasuring();
    const visible = updateVisibleColumns();
    if (!visible) return;
    const screensAhead =
      (countColumns(loadedCount, rows) - 1 - visible.last) / (visible.last - visible.first + 1);
    if (screensAhead < PREFETCH_SCREENS) onNearEnd?.();
  }, [startMeasuring, updateVisibleColumns, loadedCount, rows, onNearEnd]);

  const getColumnPosition = useCallback(
    (column: number) => {
      if (!sizes.current || !track.current) return undefined;
      const { cardWidth, gap, gutter } = sizes.current;
      const start = gutter + column * (cardWidth + gap) - Math.abs(track.current.scrollLeft);
      return { start, sizes: sizes.current };
    },
    [track],
  );

  return { inView, getColumnPosition, updateVisibleColumns: measureAndUpdate };
}

/**
 * Halves the first render of a row that enters the viewport, so that no frame takes too long; measuring
 * renders the rest.
 */
function takeFirstHalf(columns: ColumnsInView): ColumnsInView {
  return { ...columns, last: columns.first + Math.floor((columns.last - columns.first) / 2) };
}

/** The number stands before the image, in the padding of the card or the margin of its placeholder. */
function measureNumberWidth({ firstElementChild: card }: HTMLElement): number {
  if (!card) return 0;
  const { paddingInlineStart, marginInlineStart } = getComputedStyle(card);
  return (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(marginInlineStart) || 0);
}

function computeColumnsInView(
  sizes: RailSizes,
  scrollOffset: number,
  count: number,
  rows: 1 | 2,
): ColumnsInView {
  const { viewport, cardWidth, gap, gutter } = sizes;
  const visibleStart = Math.max(0, scrollOffset - gutter);
  const visible = getVisibleColumns({
    count,
    rows,
    scrollOffset: visibleStart,
    viewport: scrollOffset - gutter + viewport - visibleStart,
    cardWidth,
    gap,
  });
  const contentWidth = countColumns(count, rows) * (cardWidth + gap) - gap + 2 * gutter;
  return { ...visible, hasPrevious: scrollOffset > 4, hasNext: scrollOffset + viewport < contentWidth - 4 };
}

function isEqual(one: ColumnsInView, other: ColumnsInView): boolean {
  return (
    one.first === other.first &&
    one.last === other.last &&
    one.hasPrevious === other.hasPrevious &&
    one.hasNext === other.hasNext
  );
}
