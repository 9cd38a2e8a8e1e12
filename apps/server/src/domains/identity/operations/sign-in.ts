import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { type AccountRow, selectAccount, selectUnconfirmedAccount } from '../identity.queries.ts';
import { verifyPassword } from '../password.ts';
import { type AccountSessionPorts, openAccountSession } from './open-account-session.ts';
import type { OpenedSession } from './open-session.ts';

interface SignInOptions extends AccountSessionPorts {
  /** The account has signed in on this device before. */
  isKnownDevice: boolean;
}

export async function signIn(
  ctx: CallContext,
  credentials: { email: string; password: string },
  { isKnownDevice, ...ports }: SignInOptions,
): Promise<OpenedSession | Refusal> {
  const account = await findAccount(ctx, credentials);
  if (!account) return refuse('failedAuthentication');

  const person = { accountId: account.id, method: 'password', isNewDevice: !isKnownDevice } as const;
  return runInTransaction(ctx.db, (trx) => openAccountSession(trx, ctx, person, ports));
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
