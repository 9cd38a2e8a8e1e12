// Playing through a list: where it begins, and what comes next.
import type { AccessLevel } from '../access/access-level.ts';
import { isVideo } from '../content/content-kind.ts';

export interface ListedTitle {
  readonly id: string;
  readonly type: string;
  readonly accessLevel: AccessLevel;
  readonly contentContext?: 'UPCOMING' | 'LIVE' | 'ENDED' | undefined;
}

/** What a list is played through with: videos and episodes that play for this viewer now. */
export function playsInTurn(title: ListedTitle): boolean {
  return isVideo(title.type) && title.accessLevel === 'GRANTED' && title.contentContext !== 'UPCOMING';
}

/** The first title of what follows that plays in turn; null when none does. */
export function nextInTurn<T extends ListedTitle>(current: string, following: readonly T[]): T | null {
  return following.find((title) => title.id !== current && playsInTurn(title)) ?? null;
}

/** The last title of what comes before that plays in turn; null when none does. */
export function previousInTurn<T extends ListedTitle>(current: string, preceding: readonly T[]): T | null {
  return nextInTurn(current, preceding.toReversed());
}

const order: readonly AccessLevel[] = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'];

/** Where playing a list begins: the first video that plays at once, else the first that could, else the first. */
export function firstInTurn<T extends ListedTitle>(titles: readonly T[]): T | null {
  const videos = titles.filter(({ type }) => isVideo(type));
  const first = videos.find(playsInTurn);
  const level = order.find((each) => videos.some(({ accessLevel }) => accessLevel === each));
  return first ?? videos.find(({ accessLevel }) => accessLevel === level) ?? null;
}
