// Proves with the password of the account that its owner uses the session.
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectAccountById } from '../identity.queries.ts';
import { verifyPassword } from '../password.ts';
import { updateAuthTime } from './account-row.queries.ts';

/** A wrong password is refused with `failedAuthentication`, which the limits of sign-ins count. */
export async function confirmIdentity(
  { db, realm, viewer, now }: CallContext,
  secret: string,
): Promise<true | Refusal> {
  const account =
    viewer.account && (await selectAccountById(db, { realmId: realm.id, id: viewer.account.id }));
  const isCorrect = await verifyPassword(account?.password_hash ?? null, secret);
  if (!isCorrect || !viewer.session) return refuse('failedAuthentication');
  await updateAuthTime(db, { realmId: realm.id, sessionId: viewer.session.id }, now);
  return true;
}
