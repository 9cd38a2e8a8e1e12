// The label of the lock on cards and buttons of titles that the viewer cannot watch yet.
import type { AccessLevel } from './access-types.ts';

type LockLabelKey = 'signInToWatch' | 'purchase';

/** Returns the label key of the lock for an access level; granted and geoblocked content has no lock. */
export function getLockLabelKey(level: AccessLevel): LockLabelKey | null {
  if (level === 'GRANTED_ON_SIGN_IN') return 'signInToWatch';
  return level === 'DENIED' ? 'purchase' : null;
}
