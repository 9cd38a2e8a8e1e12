// Which cards show a lock.
import type { AccessLevel } from './access-types.ts';

/** Label key of the lock badge. */
type LockBadge = 'signInToWatch' | 'purchase';

/** Returns the lock badge for an access level; granted and geoblocked content has none. */
export function getLockBadge(level: AccessLevel): LockBadge | null {
  if (level === 'GRANTED_ON_SIGN_IN') return 'signInToWatch';
  return level === 'DENIED' ? 'purchase' : null;
}
