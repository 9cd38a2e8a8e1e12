// The play queue of a list: the video that starts it, the next and the previous one, and whether the previous button
// restarts the current title instead.
import type { AccessLevel } from '../access/access-types.ts';
import { isVideo } from '../content/content-kind.ts';

export interface QueueTitle {
  readonly id: string;
  readonly type: string;
  readonly accessLevel: AccessLevel;
  readonly contentContext?: 'UPCOMING' | 'LIVE' | 'ENDED' | undefined;
}

/** Whether a queue plays the title: it is a video or an episode that the viewer can play now. */
export function isQueuePlayable(title: QueueTitle): boolean {
  return isVideo(title.type) && title.accessLevel === 'GRANTED' && title.contentContext !== 'UPCOMING';
}

/** Returns the first playable title after the current one; null when there is none. */
export function findNextInQueue<T extends QueueTitle>(
  currentId: string,
  followingTitles: readonly T[],
): T | null {
  return followingTitles.find((title) => title.id !== currentId && isQueuePlayable(title)) ?? null;
}

/** Returns the last playable title before the current one; null when there is none. */
export function findPreviousInQueue<T extends QueueTitle>(
  currentId: string,
  precedingTitles: readonly T[],
): T | null {
  return findNextInQueue(currentId, precedingTitles.toReversed());
}

const levelsByPreference: readonly AccessLevel[] = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'];

/**
 * Returns the video that starts a list: the first playable one, else the first one with the most permissive
 * access level. Null when the list has no video.
 */
export function findStartingVideo<T extends QueueTitle>(titles: readonly T[]): T | null {
  const videos = titles.filter(({ type }) => isVideo(type));
  const firstPlayable = videos.find(isQueuePlayable);
  const level = levelsByPreference.find((candidate) =>
    videos.some(({ accessLevel }) => accessLevel === candidate),
  );
  return firstPlayable ?? videos.find(({ accessLevel }) => accessLevel === level) ?? null;
}

/** Seconds from which the previous button restarts the current title. */
const RESTART_AFTER_SECONDS = 5;

/** Whether the previous button plays the previous title instead of restarting the current one. */
export function shouldPlayPrevious(position: number): boolean {
  return !(position >= RESTART_AFTER_SECONDS);
}
