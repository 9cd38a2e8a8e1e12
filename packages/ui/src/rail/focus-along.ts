// Arrow keys along a row, and Home and End to its ends. Up and down are left to the page.
import type { KeyboardEvent } from 'react';

export function focusAlong(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const items = [...list.querySelectorAll<HTMLElement>('[data-focus-item]')];
  const here = items.indexOf(document.activeElement as HTMLElement);
  if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const rows = Number(list.closest<HTMLElement>('[data-rows]')?.dataset.rows ?? 1);
  const target = targetOf(event.key, { here, rows, last: items.length - 1, forward });
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  const item = items[target];
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
  return Math.min(last, Math.max(0, target));
}
