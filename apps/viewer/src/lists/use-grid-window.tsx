// Which rows of a long grid are there. Columns and heights are read from the page, where the styles have put them.
import { resizeDebounceMs } from '@matinee/rules';
import { followSize } from '@matinee/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter grids are there whole. */
const wholeUpTo = 120;
const rowsAround = 3;

interface Box {
  columns: number;
  /** From the top of a row to the top of the next, and the part of it between them. */
  row: number;
  gap: number;
  /** Of the grid, from the top of the page. */
  top: number;
}

export interface GridWindow {
  first: number;
  /** The one after the last. */
  end: number;
  /** CSS pixels of the rows that are not there. */
  before: number;
  after: number;
}

/** The last grid that was measured: the next one of its kind is as a rule like it. */
const measured = new Map<string, Box>();

export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  kind: string,
): GridWindow | null {
  const isLong = count > wholeUpTo;
  const [seen, setSeen] = useState<Box | null>(null);
  const box = isLong ? (seen ?? measured.get(kind) ?? null) : null;
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return;
    const measure = () => {
      const next = boxOf(grid);
      if (!next) return;
      measured.set(kind, next);
      if (isLong) setSeen((now) => (now && isAlike(now, next) ? now : next));
    };
    measure();
    return followSize(document.body, resizeDebounceMs.grid, measure);
  }, [list, isLong, kind]);
  const virtual = useWindowVirtualizer({
    count: box ? Math.ceil(count / box.columns) : 0,
    estimateSize: () => box?.row ?? 1,
    overscan: rowsAround,
    scrollMargin: box?.top ?? 0,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    // Known before anything is measured, or the first look would show all rows.
    initialRect: typeof window === 'undefined' ? { width: 0, height: 0 } : windowSize(),
  });
  useLayoutEffect(() => {
    if (!box) return;
    // The page may have been scrolled in this very moment: its event is still to come.
    virtual.scrollOffset = window.scrollY;
    virtual.measure();
  }, [box, virtual]);
  const rows = virtual.getVirtualItems();
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (!box || !top || !bottom) return null;
  return {
    first: top.index * box.columns,
    end: (bottom.index + 1) * box.columns,
    before: top.index * box.row - box.gap,
    after: (Math.ceil(count / box.columns) - bottom.index - 1) * box.row - box.gap,
  };
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function boxOf(grid: HTMLElement): Box | null {
  const item = grid.querySelector('li:not([aria-hidden])');
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
