// Which rows of a long grid are rendered. Columns and heights are measured, because CSS decides them.
import { resizeDebounceMs } from '@matinee/rules';
import { observeSize } from '@matinee/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter grids are rendered completely. */
const wholeUpTo = 120;
const rowsAround = 3;

interface Box {
  columns: number;
  /** From the top of a row to the top of the next, and the gap between them. */
  row: number;
  gap: number;
  /** Offset of the grid from the top of the page. */
  top: number;
}

/** The card of an open panel, which is below its row. */
interface Opened {
  index: number;
  /** Height of the panel and the gap before it. */
  height: number;
}

/** Consecutive rows. */
interface GridPart {
  /** Height in CSS pixels of the rows before it that are not rendered. */
  before: number;
  first: number;
  /** Exclusive end. */
  end: number;
}

export interface WindowedGrid {
  parts: readonly GridPart[];
  /** Height in CSS pixels of the rows after the last range. */
  after: number;
}

/** The last measurement: the next grid of the same kind usually has the same. */
const measured = new Map<string, Box>();

export function useWindowedGrid(
  list: RefObject<HTMLElement | null>,
  count: number,
  kind: string,
): WindowedGrid | null {
  const isLong = count > wholeUpTo;
  const [visibleBox, setVisibleBox] = useState<Box | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const box = isLong ? (visibleBox ?? measured.get(kind) ?? null) : null;
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return;
    const measure = () => {
      const next = boxOf(grid);
      if (!next) return;
      measured.set(kind, next);
      setOpened((now) => alikeOr(now, openedIn(grid, next.gap)));
      if (isLong) setVisibleBox((now) => (now && isAlike(now, next) ? now : next));
    };
    measure();
    const openings = new MutationObserver(measure);
    openings.observe(grid, { subtree: true, attributeFilter: ['data-opened'] });
    const stop = observeSize(document.body, resizeDebounceMs.grid, measure);
    return () => {
      openings.disconnect();
      stop();
    };
  }, [list, isLong, kind]);
  const openedRow = opened && box ? Math.floor(opened.index / box.columns) : null;
  const rowCount = box ? Math.ceil(count / box.columns) : 0;
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: (row) => (box?.row ?? 1) + (row === openedRow && opened ? opened.height : 0),
    rangeExtractor: (range) => withRow(range, openedRow),
    overscan: rowsAround,
    scrollMargin: box?.top ?? 0,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    // Known before measuring, otherwise the first render would contain all rows.
    initialRect: typeof window === 'undefined' ? { width: 0, height: 0 } : windowSize(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel makes its row higher
  useLayoutEffect(() => {
    if (!box) return;
    // The page may have scrolled just now, before its scroll event.
    virtual.scrollOffset = window.scrollY;
    virtual.measure();
  }, [box, opened, virtual]);
  const rows = virtual.getVirtualItems().map(({ index }) => index);
  if (!box || rows.length === 0) return null;
  const heightOf = (missing: number) => missing * box.row - box.gap;
  const parts: GridPart[] = [];
  let reached = 0;
  for (const row of rows) {
    const [first, end] = [row * box.columns, (row + 1) * box.columns];
    const last = parts.at(-1);
    if (last && row === reached) last.end = end;
    else parts.push({ before: heightOf(row - reached), first, end });
    reached = row + 1;
  }
  return { parts, after: heightOf(rowCount - reached) };
}

/** The row of an open panel is always rendered, or the panel would be lost. */
function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function boxOf(grid: HTMLElement): Box | null {
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

function isAlike(one: Box, other: Box): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) < 0.5;
  return one.columns === other.columns && isClose(one.row, other.row) && isClose(one.top, other.top);
}

function openedIn(grid: HTMLElement, gap: number): Opened | null {
  const item = grid.querySelector<HTMLElement>(':scope > [data-opened]');
  const panel = item?.querySelector<HTMLElement>(':scope > [data-panel-container]');
  if (!item || !panel) return null;
  const position = Number(item.getAttribute('aria-posinset'));
  const index = position > 0 ? position - 1 : [...grid.querySelectorAll(':scope > li')].indexOf(item);
  return { index, height: panel.offsetHeight + gap };
}

function alikeOr(now: Opened | null, next: Opened | null): Opened | null {
  return now?.index === next?.index && now?.height === next?.height ? now : next;
}
