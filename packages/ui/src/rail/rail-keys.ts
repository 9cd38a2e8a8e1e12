// Handles arrow keys, Home and End in a row. Up and down bubble to the page unless `rows` is 2.
import type { KeyboardEvent } from 'react';

export interface RailKeyOptions {
  /** Number of all items, rendered or not. */
  count: number;
  rows: 1 | 2;
  /** Renders an item and focuses it. */
  focusItem: (index: number) => void;
}

export function handleRailKey(
  event: KeyboardEvent<HTMLElement>,
  { count, rows, focusItem }: RailKeyOptions,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (!item) return;
  const forwardKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const current = Number(item.dataset.index);
  const target = findTargetIndex(event.key, { current, rows, lastIndex: count - 1, forwardKey });
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (target !== current) focusItem(target);
}

interface FocusPosition {
  current: number;
  rows: number;
  lastIndex: number;
  forwardKey: string;
}

// Two rows are numbered column by column: the next column is two items further.
function findTargetIndex(
  key: string,
  { current, rows, lastIndex, forwardKey }: FocusPosition,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return lastIndex;
  if (rows === 2 && key === 'ArrowDown' && current % 2 === 0 && current < lastIndex) return current + 1;
  if (rows === 2 && key === 'ArrowUp' && current % 2 === 1) return current - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const target = key === forwardKey ? current + rows : current - rows;
  if (target < 0) return current;
  return Math.min(lastIndex, target);
}
