// Selects the rows of a long grid that are rendered. Columns and heights are measured, because CSS decides
// them.
import { resizeDebounceMs } from '@matinee/rules';
import { observeSize } from '@matinee/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter grids are rendered completely. */
const maxUnwindowedItems = 120;
const overscanRows = 3;

interface GridMetrics {
  columnCount: number;
  /** Distance in CSS pixels from the top of a row to the top of the next row. */
  rowHeight: number;
  gap: number;
  /** Offset of the grid from the top of the page. */
  top: number;
}

/** An open panel, which is below the row of its card. */
interface OpenPanel {
  /** Index of the card. */
  index: number;
  /** Height of the panel and the gap before it. */
  height: number;
}

/** Consecutive rows. */
interface RowRange {
  /** Height in CSS pixels of the rows before it that are not rendered. */
  gapBefore: number;
  /** Index of the first item. */
  start: number;
  /** Index after the last item. */
  end: number;
}

export interface WindowedGrid {
  ranges: readonly RowRange[];
  /** Height in CSS pixels of the rows after the last range. */
  gapAfter: number;
}

/** The last measurements. The next grid of the same kind usually has the same metrics. */
const lastMetricsByKind = new Map<string, GridMetrics>();

export function useWindowedGrid(
  gridRef: RefObject<HTMLElement | null>,
  count: number,
  kind: string,
): WindowedGrid | null {
  const isLong = count > maxUnwindowedItems;
  const [gridMetrics, setGridMetrics] = useState<GridMetrics | null>(null);
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null);
  const metrics = isLong ? (gridMetrics ?? lastMetricsByKind.get(kind) ?? null) : null;
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    const measure = () => {
      const measuredMetrics = measureGrid(grid);
      if (!measuredMetrics) return;
      lastMetricsByKind.set(kind, measuredMetrics);
      setOpenPanel((current) => keepIfUnchanged(current, findOpenPanel(grid, measuredMetrics.gap)));
      if (isLong)
        setGridMetrics((current) =>
          current && areSameMetrics(current, measuredMetrics) ? current : measuredMetrics,
        );
    };
    measure();
    const panelObserver = new MutationObserver(measure);
    panelObserver.observe(grid, { subtree: true, attributeFilter: ['data-opened'] });
    const stop = observeSize(document.body, resizeDebounceMs.grid, measure);
    return () => {
      panelObserver.disconnect();
      stop();
    };
  }, [gridRef, isLong, kind]);
  const panelRowIndex = openPanel && metrics ? Math.floor(openPanel.index / metrics.columnCount) : null;
  const rowCount = metrics ? Math.ceil(count / metrics.columnCount) : 0;
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: (rowIndex) =>
      (metrics?.rowHeight ?? 1) + (rowIndex === panelRowIndex && openPanel ? openPanel.height : 0),
    rangeExtractor: (range) => extractRangeWithRow(range, panelRowIndex),
    overscan: overscanRows,
    scrollMargin: metrics?.top ?? 0,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    // Known before measuring, otherwise the first render would contain all rows.
    initialRect: typeof window === 'undefined' ? { width: 0, height: 0 } : getWindowSize(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel makes its row higher
  useLayoutEffect(() => {
    if (!metrics) return;
    // The page may have scrolled without a scroll event yet.
    virtualizer.scrollOffset = window.scrollY;
    virtualizer.measure();
  }, [metrics, openPanel, virtualizer]);
  const rowIndexes = virtualizer.getVirtualItems().map(({ index }) => index);
  if (!metrics || rowIndexes.length === 0) return null;
  const getRowsHeight = (skippedRowCount: number) => skippedRowCount * metrics.rowHeight - metrics.gap;
  const ranges: RowRange[] = [];
  let nextRowIndex = 0;
  for (const rowIndex of rowIndexes) {
    const [start, end] = [rowIndex * metrics.columnCount, (rowIndex + 1) * metrics.columnCount];
    const lastRange = ranges.at(-1);
    if (lastRange && rowIndex === nextRowIndex) lastRange.end = end;
    else ranges.push({ gapBefore: getRowsHeight(rowIndex - nextRowIndex), start, end });
    nextRowIndex = rowIndex + 1;
  }
  return { ranges, gapAfter: getRowsHeight(rowCount - nextRowIndex) };
}

/** The row of an open panel is always rendered, or the panel would be lost. */
function extractRangeWithRow(range: Range, rowIndex: number | null): number[] {
  const rowIndexes = defaultRangeExtractor(range);
  if (rowIndex === null || rowIndex >= range.count || rowIndexes.includes(rowIndex)) return rowIndexes;
  return [...rowIndexes, rowIndex].sort((index, otherIndex) => index - otherIndex);
}

const getWindowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function measureGrid(grid: HTMLElement): GridMetrics | null {
  const item = grid.querySelector(':scope > li:not([aria-hidden], [data-opened])');
  if (!item) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columnCount: gridTemplateColumns.split(' ').length,
    rowHeight: item.getBoundingClientRect().height + gap,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

function areSameMetrics(metrics: GridMetrics, otherMetrics: GridMetrics): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) < 0.5;
  return (
    metrics.columnCount === otherMetrics.columnCount &&
    isClose(metrics.rowHeight, otherMetrics.rowHeight) &&
    isClose(metrics.top, otherMetrics.top)
  );
}

function findOpenPanel(grid: HTMLElement, gap: number): OpenPanel | null {
  const item = grid.querySelector<HTMLElement>(':scope > [data-opened]');
  const panel = item?.querySelector<HTMLElement>(':scope > [data-panel-container]');
  if (!item || !panel) return null;
  const position = Number(item.getAttribute('aria-posinset'));
  const index = position > 0 ? position - 1 : [...grid.querySelectorAll(':scope > li')].indexOf(item);
  return { index, height: panel.offsetHeight + gap };
}

function keepIfUnchanged(current: OpenPanel | null, newPanel: OpenPanel | null): OpenPanel | null {
  return current?.index === newPanel?.index && current?.height === newPanel?.height ? current : newPanel;
}
