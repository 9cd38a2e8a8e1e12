import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { selectAccount, selectFirstProfile } from '../identity.queries.ts';
import { verifyPassword } from '../password.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { type MoveGuestData, mergeGuestSession } from './merge-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export async function signIn(
  ctx: CallContext,
  { email, password }: { email: string; password: string },
  { moveGuestData, refreshTokens }: { moveGuestData: MoveGuestData; refreshTokens: RefreshTokens },
): Promise<OpenedSession | Refusal> {
  const { realm, db, now } = ctx;
  const account = await selectAccount(db, { realmId: realm.id, email: email.trim() });
  const isPasswordCorrect = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isPasswordCorrect) return refuse('failedAuthentication');

  return runInTransaction(db, async (trx) => {
    const profile = await selectFirstProfile(trx, { realmId: realm.id, accountId: account.id });
    const target = { realmId: realm.id, profileId: profile.id };
    await mergeGuestSession(trx, ctx.viewer, { ...target, now }, moveGuestData);
    return openSession(trx, { ...target, accountId: account.id }, { refreshTokens, now });
  });
}
