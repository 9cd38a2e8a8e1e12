// Follows which columns of a row can be seen. While scrolling it reads how far the row is scrolled and nothing else:
// sizes are measured when the row, or its window, gets another size.
import { type ColumnRange, countColumns, getVisibleColumns, resizeDebounceMs } from '@matinee/rules';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFirstScreenOver } from '../artwork/first-screen.ts';
import { observeSize } from '../size/observe-size.ts';

interface RailSizes {
  viewport: number;
  cardWidth: number;
  /** Of the card, what its number takes. */
  numberWidth: number;
  gap: number;
  gutter: number;
}

interface ColumnsInView extends ColumnRange {
  /** There is something to scroll to. */
  before: boolean;
  after: boolean;
}

export interface VisibleColumns {
  inView: ColumnsInView;
  /** Where a column begins in the window, as scrolled now. Undefined until the row was measured. */
  getColumnPosition: (column: number) => { start: number; sizes: RailSizes } | undefined;
  follow: () => void;
}

/** As many as the widest screens show of the narrowest cards that a document carries. */
const INITIAL_COLUMNS = 10;
/** With fewer screens of cards ahead, more are asked for. */
const PREFETCH_SCREENS = 1.5;
/** Rows that look alike have the same sizes: what one has measured is a good guess for the next. */
const sizesByKey = new Map<string, RailSizes>();

export interface RailOfItems {
  /** Items in all, and those that are there. */
  count: number;
  loadedCount: number;
  rows: 1 | 2;
  /** Rows with the same look have cards of the same size. */
  sizeKey: string;
  onNearEnd?: (() => void) | undefined;
}

export function useVisibleColumns(
  track: RefObject<HTMLElement | null>,
  { count, loadedCount, rows, sizeKey, onNearEnd }: RailOfItems,
): VisibleColumns {
  const sizes = useRef<RailSizes | undefined>(undefined);
  const [inView, setInView] = useState<ColumnsInView>(() => {
    const guess = isFirstScreenOver() ? sizesByKey.get(sizeKey) : undefined;
    if (guess) return firstHalf(columnsInView(guess, 0, count, rows));
    return { first: 0, last: INITIAL_COLUMNS - 1, before: false, after: false };
  });

  const measure = useCallback(() => {
    const list = track.current;
    const item = list?.firstElementChild as HTMLElement | null | undefined;
    if (!list || !item) return;
    const style = getComputedStyle(list);
    const measured: RailSizes = {
      viewport: list.clientWidth,
      cardWidth: item.offsetWidth,
      numberWidth: numberWidthOf(item),
      gap: Number.parseFloat(style.columnGap) || 0,
      gutter: Number.parseFloat(style.paddingInlineStart) || 0,
    };
    if (measured.viewport === 0 || measured.cardWidth === 0) return;
    sizes.current = measured;
    sizesByKey.set(sizeKey, measured);
  }, [track, sizeKey]);

  const follow = useCallback(() => {
    const list = track.current;
    if (!list) return undefined;
    if (!sizes.current) measure();
    if (!sizes.current) return undefined;
    const next = columnsInView(sizes.current, Math.abs(list.scrollLeft), count, rows);
    setInView((now) => (isEqual(now, next) ? now : next));
    return next;
  }, [track, measure, count, rows]);

  const latestFollow = useRef(follow);
  useLayoutEffect(() => {
    latestFollow.current = follow;
    if (sizes.current) follow();
  }, [follow]);

  // Rows of the first screen are measured when somebody turns to them: a starting page has other things to do.
  const unfollow = useRef<(() => void) | undefined>(undefined);
  const startMeasuring = useCallback(() => {
    if (unfollow.current || !track.current) return;
    unfollow.current = observeSize(track.current, resizeDebounceMs.carousel, () => {
      measure();
      latestFollow.current();
    });
  }, [track, measure]);
  useEffect(() => {
    if (isFirstScreenOver()) startMeasuring();
    return () => {
      unfollow.current?.();
      unfollow.current = undefined;
    };
  }, [startMeasuring]);

  const measureAndFollow = useCallback(() => {
    startMeasuring();
    const visible = follow();
    if (!visible) return;
    const screens = (countColumns(loadedCount, rows) - 1 - visible.last) / (visible.last - visible.first + 1);
    if (screens < PREFETCH_SCREENS) onNearEnd?.();
  }, [startMeasuring, follow, loadedCount, rows, onNearEnd]);

  const getColumnPosition = useCallback(
    (column: number) => {
      if (!sizes.current || !track.current) return undefined;
      const { cardWidth, gap, gutter } = sizes.current;
      const start = gutter + column * (cardWidth + gap) - Math.abs(track.current.scrollLeft);
      return { start, sizes: sizes.current };
    },
    [track],
  );

  return { inView, getColumnPosition, follow: measureAndFollow };
}

/** A row that comes near is made in two steps, so that no frame has to wait for all of it. The second is its measure. */
function firstHalf(columns: ColumnsInView): ColumnsInView {
  return { ...columns, last: columns.first + Math.floor((columns.last - columns.first) / 2) };
}

/** The number stands before the picture, in the room that its card, or its place, leaves there. */
function numberWidthOf({ firstElementChild: card }: HTMLElement): number {
  if (!card) return 0;
  const { paddingInlineStart, marginInlineStart } = getComputedStyle(card);
  return (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(marginInlineStart) || 0);
}

function columnsInView(sizes: RailSizes, at: number, count: number, rows: 1 | 2): ColumnsInView {
  const { viewport, cardWidth, gap, gutter } = sizes;
  const from = Math.max(0, at - gutter);
  const visible = getVisibleColumns({
    count,
    rows,
    scrollOffset: from,
    viewport: at - gutter + viewport - from,
    cardWidth,
    gap,
  });
  const whole = countColumns(count, rows) * (cardWidth + gap) - gap + 2 * gutter;
  return { ...visible, before: at > 4, after: at + viewport < whole - 4 };
}

function isEqual(one: ColumnsInView, other: ColumnsInView): boolean {
  return (
    one.first === other.first &&
    one.last === other.last &&
    one.before === other.before &&
    one.after === other.after
  );
}
