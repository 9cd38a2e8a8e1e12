// Converts between pixels, fractions of the bar and seconds. The bar runs from left to right, also on
// right-to-left pages.
import type { TimeRange } from '../../engine/engine.ts';
import type { Annotation, SkipMarker } from '../../engine/source.ts';

/** Returns the fraction (0–1) of the bar to the left of `x`. Both are in pixels of the viewport. */
export function getFractionAtX(x: number, bar: { left: number; width: number }): number {
  return bar.width > 0 ? Math.min(1, Math.max(0, (x - bar.left) / bar.width)) : 0;
}

export function getSecondsAtFraction(fraction: number, range: TimeRange): number {
  return range.start + fraction * (range.end - range.start);
}

export function getFractionAtSeconds(seconds: number, range: TimeRange): number {
  const length = range.end - range.start;
  return length > 0 ? Math.min(1, Math.max(0, (seconds - range.start) / length)) : 0;
}

/** Returns the left edge of a box that is centred on `x`, clamped to the bar (pixels). */
export function clampLeft(x: number, width: number, barWidth: number): number {
  return Math.max(0, Math.min(x - width / 2, barWidth - width));
}

export function findChapter(annotations: Annotation[], seconds: number): Annotation | null {
  return annotations.findLast((chapter) => chapter.start <= seconds) ?? null;
}

/** Returns the skip marker at a position (seconds), but none in its last second, where a button would only flash. */
export function findMarker(markers: SkipMarker[], seconds: number): SkipMarker | null {
  return markers.find((marker) => seconds >= marker.start && seconds < marker.end - 1) ?? null;
}
