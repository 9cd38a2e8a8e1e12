// Where to take up a title again. All values are seconds.

interface WatchPosition {
  readonly position: number;
  readonly duration: number;
}

/** A position as it is kept: whether it was the end is decided once, when it is reported. */
export interface SavedPosition extends WatchPosition {
  readonly finished: boolean;
}

/** A look of less than this is no beginning. */
const RESUME_MIN_SECONDS = 10;
const RESUME_MIN_FRACTION = 0.02;
const FINISHED_FRACTION = 0.95;

/** Watched to the end: nearly all of it, or into the credits. */
export function isFinished(
  { position, duration }: WatchPosition,
  skipMarkers: readonly { readonly kind: string; readonly start: number }[],
): boolean {
  if (!isValid(position, duration)) return false;
  const credits = skipMarkers.find(({ kind, start }) => kind === 'credits' && start > 0);
  return position >= Math.min(duration * FINISHED_FRACTION, credits?.start ?? duration);
}

/** Seconds to resume at; 0 is from the start: barely begun, finished, or unknown. */
export function getResumePosition({ position, duration, finished }: SavedPosition): number {
  if (finished || !isValid(position, duration)) return 0;
  return position < RESUME_MIN_SECONDS || position < duration * RESUME_MIN_FRACTION ? 0 : position;
}

/** Part of the title that is behind the viewer, from 0 to 1, for the bar on a card. */
export function getProgressFraction({ position, duration }: WatchPosition): number {
  return isValid(position, duration) ? Math.min(1, position / duration) : 0;
}

function isValid(position: number, duration: number): boolean {
  return Number.isFinite(position) && Number.isFinite(duration) && position > 0 && duration > 0;
}
