// Where to take up a title again. All values are seconds.

export interface WatchPosition {
  readonly position: number;
  readonly duration: number;
  /** Where the closing credits begin, when known. */
  readonly creditsStart?: number | null;
}

/** A look of less than this is no beginning. */
export const RESUME_MIN_SECONDS = 10;
export const RESUME_MIN_FRACTION = 0.02;
export const FINISHED_FRACTION = 0.95;

/** Watched to the end: nearly all of it, or into the credits. */
export function isFinished({ position, duration, creditsStart }: WatchPosition): boolean {
  if (!isKnown(position, duration)) return false;
  const intoCredits = typeof creditsStart === 'number' && creditsStart > 0 && position >= creditsStart;
  return intoCredits || position >= duration * FINISHED_FRACTION;
}

/** Seconds to resume at; 0 is from the start: barely begun, finished, or unknown. */
export function resumePosition(watched: WatchPosition): number {
  const { position, duration } = watched;
  if (!isKnown(position, duration) || isFinished(watched)) return 0;
  return position < RESUME_MIN_SECONDS || position < duration * RESUME_MIN_FRACTION ? 0 : position;
}

/** Part of the title that is behind the viewer, from 0 to 1, for the bar on a card. */
export function progressFraction({ position, duration }: WatchPosition): number {
  return isKnown(position, duration) ? Math.min(1, position / duration) : 0;
}

function isKnown(position: number, duration: number): boolean {
  return Number.isFinite(position) && Number.isFinite(duration) && position > 0 && duration > 0;
}
