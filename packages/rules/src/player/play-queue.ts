// Playing through a list: where it begins, and what comes next.
import type { AccessLevel } from '../access/access-types.ts';
import { isVideo } from '../content/content-kind.ts';

export interface QueueTitle {
  readonly id: string;
  readonly type: string;
  readonly accessLevel: AccessLevel;
  readonly contentContext?: 'UPCOMING' | 'LIVE' | 'ENDED' | undefined;
}

/** What a list is played through with: videos and episodes that play for this viewer now. */
export function isQueuePlayable(title: QueueTitle): boolean {
  return isVideo(title.type) && title.accessLevel === 'GRANTED' && title.contentContext !== 'UPCOMING';
}

/** The first title of what follows that plays in turn; null when none does. */
export function findNextInQueue<T extends QueueTitle>(current: string, following: readonly T[]): T | null {
  return following.find((title) => title.id !== current && isQueuePlayable(title)) ?? null;
}

/** The last title of what comes before that plays in turn; null when none does. */
export function findPreviousInQueue<T extends QueueTitle>(
  current: string,
  preceding: readonly T[],
): T | null {
  return findNextInQueue(current, preceding.toReversed());
}

const levelsByPreference: readonly AccessLevel[] = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'];

/** Where playing a list begins: the first video that plays at once, else the first that could, else the first. */
export function findFirstInQueue<T extends QueueTitle>(titles: readonly T[]): T | null {
  const videos = titles.filter(({ type }) => isVideo(type));
  const first = videos.find(isQueuePlayable);
  const level = levelsByPreference.find((each) => videos.some(({ accessLevel }) => accessLevel === each));
  return first ?? videos.find(({ accessLevel }) => accessLevel === level) ?? null;
}

/** Seconds for which a title has only begun. */
const RESTART_AFTER_SECONDS = 5;

/** Whether the way back leads to the title before: that is so while this one has only begun, later it begins anew. */
export function shouldPlayPrevious(position: number): boolean {
  return !(position >= RESTART_AFTER_SECONDS);
}
