// Somebody who finds an unlocked device, or has stolen a session, must not get all data of the account or delete it. So the
// person must have proved who they are a short time ago.
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectAuthentication } from './account-row.queries.ts';

const maxAge = { minutes: 15 };

/** Returns undefined if the person of the session has signed in or confirmed their identity in the last 15 minutes. */
export async function requireRecentSignIn({
  db,
  realm,
  viewer,
  now,
}: CallContext): Promise<Refusal | undefined> {
  const sessionKey = { realmId: realm.id, sessionId: viewer.session?.id ?? 0 };
  const { authTime, hasPassword } = await selectAuthentication(db, sessionKey);
  const oldest = now.subtract(maxAge);
  if (authTime && Temporal.Instant.compare(authTime, oldest) >= 0) return undefined;
  const canConfirm = hasPassword && realm.settings.emailSignIn.password;
  return refuse('recentSignInRequired', { method: canConfirm ? 'password' : 'signIn' });
}
