import type { CallContext } from '../../../calls/index.ts';
import { transaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectAccount, selectFirstProfile } from '../identity.queries.ts';
import { isPassword } from '../password.ts';
import { type AdoptGuest, leaveGuestSession } from './leave-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export async function signIn(
  ctx: CallContext,
  credentials: { id: string; secret: string },
  adoptGuest: AdoptGuest,
): Promise<OpenedSession | Refusal> {
  const { realm, db, now } = ctx;
  const account = await selectAccount(db, { realmId: realm.id, email: credentials.id.trim() });
  const isRight = await isPassword(account?.password_hash ?? null, credentials.secret);
  if (!account || !isRight) return refuse('failedAuthentication');

  return transaction(db, async (trx) => {
    const profile = await selectFirstProfile(trx, { realmId: realm.id, accountId: account.id });
    const to = { realmId: realm.id, profileId: profile.id };
    await leaveGuestSession(trx, ctx.viewer, { ...to, now }, adoptGuest);
    return openSession(trx, { ...to, accountId: account.id }, now);
  });
}
