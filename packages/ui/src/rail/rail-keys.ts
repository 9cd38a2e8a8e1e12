// Arrow keys along a row, and Home and End to its ends. Up and down are left to the page.
import type { KeyboardEvent } from 'react';

export interface RailFocus {
  /** Items in all, those included that are not made. */
  count: number;
  rows: 1 | 2;
  /** Makes an item and gives it the focus. */
  focusItem: (index: number) => void;
}

export function handleRailKey(
  event: KeyboardEvent<HTMLElement>,
  { count, rows, focusItem }: RailFocus,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (!item) return;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const current = Number(item.dataset.index);
  const target = getTarget(event.key, { current, rows, last: count - 1, forward });
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (target !== current) focusItem(target);
}

interface FocusPosition {
  current: number;
  rows: number;
  last: number;
  forward: string;
}

// Cards of a row of two lie column by column: the next column is two further on.
function getTarget(key: string, { current, rows, last, forward }: FocusPosition): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (rows === 2 && key === 'ArrowDown' && current % 2 === 0 && current < last) return current + 1;
  if (rows === 2 && key === 'ArrowUp' && current % 2 === 1) return current - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const target = key === forward ? current + rows : current - rows;
  if (target < 0) return current;
  return Math.min(last, target);
}
