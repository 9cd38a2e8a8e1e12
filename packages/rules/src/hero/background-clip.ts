export interface SkipMarker {
  readonly kind: string;
  /** Seconds from the start of the title. */
  readonly start: number;
  readonly end: number;
}

interface ClipRange {
  /** Seconds from the start of the title. */
  readonly start: number;
  /** Seconds from the start of the title; Infinity for its end. */
  readonly end: number;
}

/**
 * Selects the part of a title that plays behind a hero: after its recap and intro, before its credits. The
 * hero already shows the name that an intro would repeat. Markers that leave nothing to play are ignored.
 */
export function selectBackgroundClip(markers: readonly SkipMarker[]): ClipRange {
  let start = 0;
  const introAndRecapMarkers = markers
    .filter(({ kind }) => kind !== 'credits')
    .toSorted((a, b) => a.start - b.start);
  for (const marker of introAndRecapMarkers) if (marker.start <= start) start = Math.max(start, marker.end);
  const credits = markers.filter((marker) => marker.kind === 'credits' && marker.start > 0);
  const end = Math.min(Number.POSITIVE_INFINITY, ...credits.map((marker) => marker.start));
  return end > start ? { start, end } : { start: 0, end: Number.POSITIVE_INFINITY };
}
