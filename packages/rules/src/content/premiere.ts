// A premiere: a title shown to everybody for the first time, at one moment.
import { timerMs } from '../layout/durations.ts';

export interface PremiereContent {
  readonly premiereRelease?: unknown;
  readonly computedReleases?: readonly { readonly type: string }[];
}

/** A set `premiereRelease` decides; otherwise a computed release of type PREMIERE does. */
export function isPremiere(content: PremiereContent): boolean {
  if (content.premiereRelease !== undefined && content.premiereRelease !== null) {
    return content.premiereRelease !== false;
  }
  return content.computedReleases?.some((release) => release.type === 'PREMIERE') ?? false;
}

/** The video that a premiere shows; null when only the item itself is known. */
export function premiereVideo({ premiereRelease: release }: PremiereContent): string | null {
  if (typeof release !== 'object' || release === null || !('videoId' in release)) return null;
  return typeof release.videoId === 'string' ? release.videoId : null;
}

export interface PremiereTimes {
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  /** Seconds that the premiere lasts. */
  readonly duration: number;
  /** When the page was opened, epoch milliseconds. */
  readonly openedAt: number;
}

/**
 * Whether the premiere modal is up, and when that changes next (null: never again). Opened while it is live: at
 * once. Opened before: 30 seconds after the scheduled time. Down when the premiere ends.
 */
export function premiereModal(
  { scheduledAt, duration, openedAt }: PremiereTimes,
  now: number,
): { shown: boolean; changesAt: number | null } {
  const from = openedAt < scheduledAt ? scheduledAt + timerMs.premiereModalDelay : scheduledAt;
  const until = scheduledAt + duration * 1000;
  if (now >= until || from >= until) return { shown: false, changesAt: null };
  return now < from ? { shown: false, changesAt: from } : { shown: true, changesAt: until };
}
