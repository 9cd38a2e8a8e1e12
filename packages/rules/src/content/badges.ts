// Badges on cards: lock and position.
import type { AccessLevel } from '../access/access-types.ts';

/** Label key of the lock badge. */
type LockBadge = 'signInToWatch' | 'purchase';

/** Returns the lock badge for an access level; granted and geoblocked content has none. */
export function getLockBadge(level: AccessLevel): LockBadge | null {
  if (level === 'GRANTED_ON_SIGN_IN') return 'signInToWatch';
  return level === 'DENIED' ? 'purchase' : null;
}

const MAX_POSITION_ICON = 10;

/** Returns the number to show on a card of a numbered playlist; only positions 1 to 10 have one. */
export function getPositionIcon(position: number): number | null {
  return Number.isInteger(position) && position >= 1 && position <= MAX_POSITION_ICON ? position : null;
}
