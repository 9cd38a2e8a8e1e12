interface TabPosition {
  /** Index of the focused tab. */
  index: number;
  count: number;
  isRightToLeft: boolean;
  /** More tabs load when focus comes close to either end, so focus does not wrap around. */
  isPartial: boolean;
}

/** Returns the index of the tab that a key moves focus to, or null for other keys. */
export function getTabIndexForKey(
  key: string,
  { index, count, isRightToLeft, isPartial }: TabPosition,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const nextIndex = index + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  return isPartial ? Math.min(count - 1, Math.max(0, nextIndex)) : (nextIndex + count) % count;
}
