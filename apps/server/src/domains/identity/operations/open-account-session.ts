// The end of every sign-in to an account: opens the session, or asks for the second factor of the account first.
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import type { Refusal } from '../../../platform/errors/index.ts';
import { selectFirstProfile } from '../identity.queries.ts';
import type { SignInMethod } from '../identity.tables.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { type AccountSignIn, createPendingSignIn } from '../second-factor/pending-sign-in.ts';
import { hasTotp } from '../second-factor/totp.queries.ts';
import { endSession } from './end-session.ts';
import { type MoveGuestData, mergeGuestSession } from './merge-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export interface AccountSessionPorts {
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

/** The authenticator has verified the person with a second factor of its own: a fingerprint, a face or a PIN. */
const isTwoFactorMethod = (method: SignInMethod): boolean => method === 'passkey';

/** Refuses with `secondFactorRequired` if the account has a second factor. The transaction must then be committed. */
export async function openAccountSession(
  trx: Trx,
  ctx: CallContext,
  signIn: AccountSignIn,
  ports: AccountSessionPorts,
): Promise<OpenedSession | Refusal> {
  const account = { realmId: ctx.realm.id, accountId: signIn.accountId };
  if (!isTwoFactorMethod(signIn.method) && (await hasTotp(trx, account)))
    return createPendingSignIn(trx, ctx, signIn);
  return openVerifiedSession(trx, ctx, signIn, ports);
}

/** Opens the session of a person who has proved all factors of the account. */
export async function openVerifiedSession(
  trx: Trx,
  ctx: CallContext,
  { accountId, method, isNewDevice = false }: AccountSignIn,
  { moveGuestData, refreshTokens }: AccountSessionPorts,
): Promise<OpenedSession> {
  const { realm, viewer, now } = ctx;
  const realmId = realm.id;
  const profile = await selectFirstProfile(trx, { realmId, accountId });
  const target = { realmId, profileId: profile.id };
  await mergeGuestSession(trx, viewer, { ...target, now }, moveGuestData);
  if (isNewDevice) await enqueueAccountMail(trx, ctx, { kind: 'newDevice', accountId });
  // The new session replaces that of the account.
  if ((method === 'provider' || method === 'passkey') && viewer.account && viewer.session)
    await endSession(trx, { realmId, id: viewer.session.id, reason: 'signedIn', now });
  return openSession(trx, { ...target, accountId, method }, ctx, refreshTokens);
}
