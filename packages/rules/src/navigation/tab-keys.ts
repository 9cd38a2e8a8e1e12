interface TabPosition {
  /** Of the tab that has the focus. */
  index: number;
  count: number;
  isRightToLeft: boolean;
  /** There are more tabs before or after these, which come as one nears them: it does not begin anew at its ends. */
  isPartial: boolean;
}

/** Which tab a key leads to; null for keys that lead to none. */
export function getTabForKey(
  key: string,
  { index, count, isRightToLeft, isPartial }: TabPosition,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const nextIndex = index + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  return isPartial ? Math.min(count - 1, Math.max(0, nextIndex)) : (nextIndex + count) % count;
}
