// Tracks which columns of a row are visible. Scrolling reads only the scroll offset; sizes are measured when
// the row or the window is resized.
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type ColumnsInView,
  computeColumnsInView,
  countScreensAhead,
  isSameColumnsInView,
  takeFirstHalf,
} from './columns-in-view.ts';
import { getKnownSizes, type RailSizes, useRailSizes } from './rail-sizes.ts';

export interface VisibleColumnsState {
  columnsInView: ColumnsInView;
  /** Returns where a column starts at the current scroll offset. Undefined until the row has been measured. */
  getColumnPosition: (column: number) => { start: number; sizes: RailSizes } | undefined;
  /** Measures the row if needed, updates the visible columns, and calls `onNearEnd` when few loaded cards follow. */
  updateColumnsAndPrefetch: () => void;
}

/** The number of columns that count as visible until the row is measured. */
const INITIAL_COLUMNS = 10;
/** With fewer loaded screens ahead, the next items are loaded. */
const PREFETCH_SCREENS = 1.5;

export interface VisibleColumnsOptions {
  /** Number of all items, and of the loaded ones. */
  count: number;
  loadedCount: number;
  rowCount: 1 | 2;
  /** Rows with the same key have cards of the same size. */
  sizeKey: string;
  onNearEnd?: (() => void) | undefined;
}

export function useVisibleColumns(
  track: RefObject<HTMLElement | null>,
  { count, loadedCount, rowCount, sizeKey, onNearEnd }: VisibleColumnsOptions,
): VisibleColumnsState {
  const [columnsInView, setColumnsInView] = useState<ColumnsInView>(() => {
    const knownSizes = getKnownSizes(sizeKey);
    if (knownSizes) return takeFirstHalf(computeColumnsInView(knownSizes, 0, count, rowCount));
    return { first: 0, last: INITIAL_COLUMNS - 1, hasPrevious: false, hasNext: false };
  });
  const onResize = useRef<() => void>(() => {});
  const { sizes, measure, startMeasuring } = useRailSizes(track, sizeKey, onResize);

  const updateColumnsInView = useCallback(() => {
    const list = track.current;
    if (!list) return undefined;
    if (!sizes.current) measure();
    if (!sizes.current) return undefined;
    const newColumns = computeColumnsInView(sizes.current, Math.abs(list.scrollLeft), count, rowCount);
    setColumnsInView((current) => (isSameColumnsInView(current, newColumns) ? current : newColumns));
    return newColumns;
  }, [track, sizes, measure, count, rowCount]);

  useLayoutEffect(() => {
    onResize.current = updateColumnsInView;
    if (sizes.current) updateColumnsInView();
  }, [sizes, updateColumnsInView]);

  const updateColumnsAndPrefetch = useCallback(() => {
    startMeasuring();
    const updatedColumns = updateColumnsInView();
    if (updatedColumns && countScreensAhead(updatedColumns, loadedCount, rowCount) < PREFETCH_SCREENS)
      onNearEnd?.();
  }, [startMeasuring, updateColumnsInView, loadedCount, rowCount, onNearEnd]);

  const getColumnPosition = useCallback(
    (column: number) => {
      if (!sizes.current || !track.current) return undefined;
      const { cardWidth, gap, gutter } = sizes.current;
      const start = gutter + column * (cardWidth + gap) - Math.abs(track.current.scrollLeft);
      return { start, sizes: sizes.current };
    },
    [track, sizes],
  );

  return { columnsInView, getColumnPosition, updateColumnsAndPrefetch };
}
