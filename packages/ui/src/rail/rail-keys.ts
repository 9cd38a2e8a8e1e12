// Handles arrow keys, Home and End in a row. Up and down bubble to the page unless they move between two rows.
import type { KeyboardEvent } from 'react';

export interface RailKeyOptions {
  /** Number of all items, rendered or not. */
  count: number;
  rowCount: 1 | 2;
  /** Renders an item and focuses it. */
  focusItem: (index: number) => void;
}

export function handleRailKey(
  event: KeyboardEvent<HTMLElement>,
  { count, rowCount, focusItem }: RailKeyOptions,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (!item) return;
  const forwardKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const currentIndex = Number(item.dataset.index);
  const targetIndex = findTargetIndex(event.key, {
    currentIndex,
    rowCount,
    lastIndex: count - 1,
    forwardKey,
  });
  if (targetIndex === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (targetIndex !== currentIndex) focusItem(targetIndex);
}

interface TargetIndexParams {
  currentIndex: number;
  rowCount: number;
  lastIndex: number;
  forwardKey: string;
}

// Two rows are numbered column by column: the next column is two items further.
function findTargetIndex(
  key: string,
  { currentIndex, rowCount, lastIndex, forwardKey }: TargetIndexParams,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return lastIndex;
  if (rowCount === 2 && key === 'ArrowDown' && currentIndex % 2 === 0 && currentIndex < lastIndex)
    return currentIndex + 1;
  if (rowCount === 2 && key === 'ArrowUp' && currentIndex % 2 === 1) return currentIndex - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const targetIndex = key === forwardKey ? currentIndex + rowCount : currentIndex - rowCount;
  if (targetIndex < 0) return currentIndex;
  return Math.min(lastIndex, targetIndex);
}
