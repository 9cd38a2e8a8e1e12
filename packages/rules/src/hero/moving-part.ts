export interface MarkedPart {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export interface MovingPart {
  readonly from: number;
  /** Infinity for the end of the title. */
  readonly until: number;
}

/** The seconds of a title that move behind a hero: not what says its name, which the hero says already. */
export function movingPart(markers: readonly MarkedPart[]): MovingPart {
  let from = 0;
  const opening = markers.filter(({ kind }) => kind !== 'credits').toSorted((a, b) => a.start - b.start);
  for (const { start, end } of opening) if (start <= from) from = Math.max(from, end);
  const credits = markers.filter(({ kind, start }) => kind === 'credits' && start > 0);
  const until = Math.min(Number.POSITIVE_INFINITY, ...credits.map(({ start }) => start));
  return until > from ? { from, until } : { from: 0, until: Number.POSITIVE_INFINITY };
}
