import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import {
  type AccountRow,
  selectAccount,
  selectFirstProfile,
  selectUnconfirmedAccount,
} from '../identity.queries.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { verifyPassword } from '../password.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { type MoveGuestData, mergeGuestSession } from './merge-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

interface SignInOptions {
  /** The account has signed in on this device before. */
  isKnownDevice: boolean;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

export async function signIn(
  ctx: CallContext,
  credentials: { email: string; password: string },
  { isKnownDevice, moveGuestData, refreshTokens }: SignInOptions,
): Promise<OpenedSession | Refusal> {
  const { realm, db, now } = ctx;
  const account = await findAccount(ctx, credentials);
  if (!account) return refuse('failedAuthentication');

  return runInTransaction(db, async (trx) => {
    const accountId = account.id;
    const profile = await selectFirstProfile(trx, { realmId: realm.id, accountId });
    const target = { realmId: realm.id, profileId: profile.id };
    await mergeGuestSession(trx, ctx.viewer, { ...target, now }, moveGuestData);
    if (!isKnownDevice) await enqueueAccountMail(trx, ctx, { kind: 'newDevice', accountId });
    return openSession(trx, { ...target, accountId, method: 'password' }, ctx, refreshTokens);
  });
}

/**
 * Finds the account of an address and a password: the one that has the address, or the newest one that has signed up with
 * it. Each candidate takes the time of one verification whether it exists or not, so the time of a response does not
 * reveal whether the address has an account.
 */
async function findAccount(
  { realm, db }: CallContext,
  { email, password }: { email: string; password: string },
): Promise<AccountRow | undefined> {
  const address = { realmId: realm.id, email: email.trim() };
  const account = await selectAccount(db, address);
  if (await verifyPassword(account?.password_hash ?? null, password)) return account;
  if (presentFeatures(realm).emailConfirmationRequired) return undefined;
  const unconfirmedAccount = await selectUnconfirmedAccount(db, address);
  const isCorrect = await verifyPassword(unconfirmedAccount?.password_hash ?? null, password);
  return isCorrect ? unconfirmedAccount : undefined;
}
