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
export function getPremiereVideoId({ premiereRelease: release }: PremiereContent): string | null {
  if (typeof release !== 'object' || release === null || !('videoId' in release)) return null;
  return typeof release.videoId === 'string' ? release.videoId : null;
}

interface PremiereTimes {
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

/** When a title came or comes out, an ISO 8601 instant: its premiere counts before everything. Null: not known. */
export function getReleaseDate({ computedReleases, releasedAt }: ReleasedContent): string | null {
  const premiere = computedReleases?.find(({ type }) => type === 'PREMIERE');
  return premiere?.scheduledAt ?? releasedAt ?? null;
}
