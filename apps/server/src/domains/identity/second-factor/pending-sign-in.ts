// A sign-in whose person has proved the first factor: it has a token, and no session until the second factor is proved, too.
import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { SignInMethod } from '../identity.tables.ts';
import { insertPendingSignIn } from './pending-sign-in.queries.ts';

/** A person who has proved the first factor of an account. */
export interface AccountSignIn {
  accountId: number;
  method: SignInMethod;
  /** Whether the account gets a mail about a new device. */
  isNewDevice?: boolean;
}

/** Browsers get the token as a cookie, which scripts cannot read. */
export const pendingSignInCookieName = 'matinee_pending_sign_in';

const lifetimeSeconds = 10 * 60;

export const hashPendingToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores the sign-in, and returns the refusal that asks for the code. */
export async function createPendingSignIn(
  trx: Trx,
  ctx: CallContext,
  { accountId, method, isNewDevice = false }: AccountSignIn,
): Promise<Refusal> {
  const pendingToken = randomBytes(32).toString('base64url');
  await insertPendingSignIn(trx, {
    realmId: ctx.realm.id,
    tokenHash: hashPendingToken(pendingToken),
    accountId,
    method,
    isNewDevice,
    now: ctx.now,
    expiresAt: ctx.now.add({ seconds: lifetimeSeconds }),
  });
  ctx.responseCookies.setCookie(pendingSignInCookieName, pendingToken, { maxAge: lifetimeSeconds });
  return refuse('secondFactorRequired', { pendingToken, expiresIn: lifetimeSeconds });
}
