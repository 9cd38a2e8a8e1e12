// Premieres (titles released to all viewers at a scheduled time) and release dates.
import { timerMs } from '../layout/durations.ts';

export interface PremiereContent {
  readonly premiereRelease?: unknown;
  readonly computedReleases?: readonly { readonly type: string }[];
}

/**
 * Whether content is a premiere. `premiereRelease` decides when set; otherwise a computed release of type
 * PREMIERE does.
 */
export function isPremiere(content: PremiereContent): boolean {
  if (content.premiereRelease !== undefined && content.premiereRelease !== null) {
    return content.premiereRelease !== false;
  }
  return content.computedReleases?.some((release) => release.type === 'PREMIERE') ?? false;
}

/** Returns the id of the premiere's video, or null when the release does not name it. */
export function getPremiereVideoId({ premiereRelease: release }: PremiereContent): string | null {
  if (typeof release !== 'object' || release === null || !('videoId' in release)) return null;
  return typeof release.videoId === 'string' ? release.videoId : null;
}

interface PremiereTimes {
  /** Epoch milliseconds. */
  readonly scheduledAt: number;
  /** Duration of the premiere in seconds. */
  readonly duration: number;
  /** When the page was opened, in epoch milliseconds. */
  readonly openedAt: number;
}

/**
 * Returns whether the premiere modal is open, and when that changes next (null: never). When the page is
 * opened during the premiere, the modal opens at once; when opened before, 30 seconds after the scheduled
 * time. It closes when the premiere ends.
 */
export function getPremiereModalState(
  { scheduledAt, duration, openedAt }: PremiereTimes,
  now: number,
): { isOpen: boolean; changesAt: number | null } {
  const opensAt = openedAt < scheduledAt ? scheduledAt + timerMs.premiereModalDelay : scheduledAt;
  const closesAt = scheduledAt + duration * 1000;
  if (now >= closesAt || opensAt >= closesAt) return { isOpen: false, changesAt: null };
  return now < opensAt ? { isOpen: false, changesAt: opensAt } : { isOpen: true, changesAt: closesAt };
}

interface ReleasedContent {
  readonly computedReleases?: readonly { readonly type: string; readonly scheduledAt: string }[] | undefined;
  /** ISO 8601 instant. */
  readonly releasedAt?: string | undefined;
}

/**
 * Returns the release date as an ISO 8601 instant: the premiere if there is one, else `releasedAt`; null when
 * unknown.
 */
export function getReleaseDate({ computedReleases, releasedAt }: ReleasedContent): string | null {
  const premiere = computedReleases?.find(({ type }) => type === 'PREMIERE');
  return premiere?.scheduledAt ?? releasedAt ?? null;
}
