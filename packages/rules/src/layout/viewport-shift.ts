import { POPUP_EDGE_MARGIN } from './sizes.ts';

/**
 * Returns the distance to move a popup so that it stays inside the viewport with a margin on both sides. When
 * it is too wide for both margins, it keeps the left one. All values are CSS pixels.
 * @param start left edge of the popup, from the left edge of the viewport
 */
export function getShiftIntoViewport({
  start,
  width,
  viewportWidth,
}: {
  start: number;
  width: number;
  viewportWidth: number;
}): number {
  const maxStart = viewportWidth - POPUP_EDGE_MARGIN - width;
  return Math.max(POPUP_EDGE_MARGIN, Math.min(start, maxStart)) - start;
}
