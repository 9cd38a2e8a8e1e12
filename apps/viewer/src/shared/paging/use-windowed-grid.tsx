// Which rows of a long grid are rendered. Columns and heights are measured, because CSS decides them.
import { resizeDebounceMs } from '@matinee/rules';
import { observeSize } from '@matinee/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter grids are rendered completely. */
const maxUnwindowedItems = 120;
const overscanRows = 3;

interface GridMetrics {
  columns: number;
  /** From the top of a row to the top of the next, and the gap between them. */
  row: number;
  gap: number;
  /** Offset of the grid from the top of the page. */
  top: number;
}

/** The card of an open panel, which is below its row. */
interface OpenPanel {
  index: number;
  /** Height of the panel and the gap before it. */
  height: number;
}

/** Consecutive rows. */
interface RowRange {
  /** Height in CSS pixels of the rows before it that are not rendered. */
  before: number;
  first: number;
  /** Exclusive end. */
  end: number;
}

export interface WindowedGrid {
  parts: readonly RowRange[];
  /** Height in CSS pixels of the rows after the last range. */
  after: number;
}

/** The last measurement: the next grid of the same kind usually has the same. */
const lastMetrics = new Map<string, GridMetrics>();

export function useWindowedGrid(
  list: RefObject<HTMLElement | null>,
  count: number,
  kind: string,
): WindowedGrid | null {
  const isLong = count > maxUnwindowedItems;
  const [gridMetrics, setVisibleBox] = useState<GridMetrics | null>(null);
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null);
  const metrics = isLong ? (gridMetrics ?? lastMetrics.get(kind) ?? null) : null;
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return;
    const measure = () => {
      const next = measureGrid(grid);
      if (!next) return;
      lastMetrics.set(kind, next);
      setOpenPanel((now) => keepIfSame(now, findOpenPanel(grid, next.gap)));
      if (isLong) setVisibleBox((now) => (now && areSameMetrics(now, next) ? now : next));
    };
    measure();
    const panelObserver = new MutationObserver(measure);
    panelObserver.observe(grid, { subtree: true, attributeFilter: ['data-opened'] });
    const stop = observeSize(document.body, resizeDebounceMs.grid, measure);
    return () => {
      panelObserver.disconnect();
      stop();
    };
  }, [list, isLong, kind]);
  const panelRow = openPanel && metrics ? Math.floor(openPanel.index / metrics.columns) : null;
  const rowCount = metrics ? Math.ceil(count / metrics.columns) : 0;
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: (row) => (metrics?.row ?? 1) + (row === panelRow && openPanel ? openPanel.height : 0),
    rangeExtractor: (range) => withRow(range, panelRow),
    overscan: overscanRows,
    scrollMargin: metrics?.top ?? 0,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    // Known before measuring, otherwise the first render would contain all rows.
    initialRect: typeof window === 'undefined' ? { width: 0, height: 0 } : windowSize(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel makes its row higher
  useLayoutEffect(() => {
    if (!metrics) return;
    // The page may have scrolled just now, before its scroll event.
    virtualizer.scrollOffset = window.scrollY;
    virtualizer.measure();
  }, [metrics, openPanel, virtualizer]);
  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  if (!metrics || rows.length === 0) return null;
  const getHeightOfRows = (missing: number) => missing * metrics.row - metrics.gap;
  const parts: RowRange[] = [];
  let reached = 0;
  for (const row of rows) {
    const [first, end] = [row * metrics.columns, (row + 1) * metrics.columns];
    const last = parts.at(-1);
    if (last && row === reached) last.end = end;
    else parts.push({ before: getHeightOfRows(row - reached), first, end });
    reached = row + 1;
  }
  return { parts, after: getHeightOfRows(rowCount - reached) };
}

/** The row of an open panel is always rendered, or the panel would be lost. */
function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function measureGrid(grid: HTMLElement): GridMetrics | null {
  const item = grid.querySelector(':scope > li:not([aria-hidden], [data-opened])');
  if (!item) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    row: item.getBoundingClientRect().height + gap,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

function areSameMetrics(one: GridMetrics, other: GridMetrics): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) < 0.5;
  return one.columns === other.columns && isClose(one.row, other.row) && isClose(one.top, other.top);
}

function findOpenPanel(grid: HTMLElement, gap: number): OpenPanel | null {
  const item = grid.querySelector<HTMLElement>(':scope > [data-opened]');
  const panel = item?.querySelector<HTMLElement>(':scope > [data-panel-container]');
  if (!item || !panel) return null;
  const position = Number(item.getAttribute('aria-posinset'));
  const index = position > 0 ? position - 1 : [...grid.querySelectorAll(':scope > li')].indexOf(item);
  return { index, height: panel.offsetHeight + gap };
}

function keepIfSame(now: OpenPanel | null, next: OpenPanel | null): OpenPanel | null {
  return now?.index === next?.index && now?.height === next?.height ? now : next;
}
