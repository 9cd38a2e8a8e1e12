// Arrow keys along a row, and Home and End to its ends. Up and down are left to the page.
import type { KeyboardEvent } from 'react';

export interface WalkedRow {
  /** Items in all, those included that are not made. */
  count: number;
  rows: 1 | 2;
  /** Makes an item and gives it the focus. */
  reach: (index: number) => void;
}

export function focusAlong(event: KeyboardEvent<HTMLElement>, { count, rows, reach }: WalkedRow): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (!item) return;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const here = Number(item.dataset.index);
  const target = targetOf(event.key, { here, rows, last: count - 1, forward });
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (target !== here) reach(target);
}

interface Place {
  here: number;
  rows: number;
  last: number;
  forward: string;
}

// Cards of a row of two lie column by column: the next column is two further on.
function targetOf(key: string, { here, rows, last, forward }: Place): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (rows === 2 && key === 'ArrowDown' && here % 2 === 0 && here < last) return here + 1;
  if (rows === 2 && key === 'ArrowUp' && here % 2 === 1) return here - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const target = key === forward ? here + rows : here - rows;
  if (target < 0) return here;
  return Math.min(last, target);
}
