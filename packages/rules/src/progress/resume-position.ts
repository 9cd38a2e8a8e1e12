// Watch progress: where to resume a title, and when it counts as finished. Positions and durations are in seconds.

interface WatchPosition {
  readonly position: number;
  readonly duration: number;
}

/** A saved position. `finished` is decided once, when the player reports the position. */
export interface SavedPosition extends WatchPosition {
  readonly finished: boolean;
}

/** Below either limit a title starts from the beginning. */
const RESUME_MIN_SECONDS = 10;
const RESUME_MIN_FRACTION = 0.02;
const FINISHED_FRACTION = 0.95;

/** Whether a title counts as finished: 95% watched, or the credits reached. */
export function isFinished(
  { position, duration }: WatchPosition,
  skipMarkers: readonly { readonly kind: string; readonly start: number }[],
): boolean {
  if (!isValid(position, duration)) return false;
  const credits = skipMarkers.find(({ kind, start }) => kind === 'credits' && start > 0);
  return position >= Math.min(duration * FINISHED_FRACTION, credits?.start ?? duration);
}

/** Returns the position to resume at, in seconds; 0 when barely started, finished or unknown. */
export function getResumePosition({ position, duration, finished }: SavedPosition): number {
  if (finished || !isValid(position, duration)) return 0;
  return position < RESUME_MIN_SECONDS || position < duration * RESUME_MIN_FRACTION ? 0 : position;
}

/** Returns the watched fraction of a title, from 0 to 1. */
export function getProgressFraction({ position, duration }: WatchPosition): number {
  return isValid(position, duration) ? Math.min(1, position / duration) : 0;
}

function isValid(position: number, duration: number): boolean {
  return Number.isFinite(position) && Number.isFinite(duration) && position > 0 && duration > 0;
}
