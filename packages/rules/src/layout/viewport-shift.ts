import { TOOLTIP_EDGE_MARGIN } from './sizes.ts';

/**
 * How far to move what lies over a page so that it keeps its distance from both edges of the window; where there is no
 * room for that, from the first one.
 * @param start where it begins, in CSS pixels from the left edge
 */
export function getShiftIntoViewport({
  start,
  size,
  viewport,
}: {
  start: number;
  size: number;
  viewport: number;
}): number {
  const maxStart = viewport - TOOLTIP_EDGE_MARGIN - size;
  return Math.max(TOOLTIP_EDGE_MARGIN, Math.min(start, maxStart)) - start;
}
