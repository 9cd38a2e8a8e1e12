// Signs in with the code that the provider gave to the viewer.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../platform/errors/index.ts';
import { selectFirstProfile } from '../identity.queries.ts';
import { endSession } from '../operations/end-session.ts';
import { type MoveGuestData, mergeGuestSession } from '../operations/merge-guest-session.ts';
import { type OpenedSession, openSession } from '../operations/open-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { createLinkedAccount } from './create-linked-account.ts';
import { linkAccount } from './link-account.ts';
import { selectLinkedAccount } from './linked-account.queries.ts';
import type { ProviderIdentity, SignInBinding, SignInProvider } from './provider.ts';
import type { SignInAttempts } from './sign-in-attempt.ts';

export interface FinishParams {
  clientName: string;
  /** The code, or the identity token of a provider that sends one instead. */
  credential: string;
  /** The name of the person, from a provider that sends it only with the return. */
  name?: string | undefined;
  state: string;
  issuer?: string | undefined;
  /** What the client believes to be the binding of the sign-in, if it says so. */
  nonce?: string | undefined;
  callbackUri?: string | undefined;
  /** Whether the person has agreed to connect the provider to the account that is signed in. */
  link: boolean;
  consentAnswers: readonly { fieldName: string; answer: boolean }[];
}

export interface FinishPorts {
  provider: SignInProvider;
  attempts: SignInAttempts;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

export async function finishSignIn(
  ctx: CallContext,
  params: FinishParams,
  { provider, attempts, ...ports }: FinishPorts,
): Promise<OpenedSession | Refusal> {
  const { clientName, state, credential, issuer } = params;
  const binding = await attempts.consume(ctx, { clientName, state });
  if (!binding) return refuse('failedProviderSignIn');
  if (!matchesBinding(params, binding)) return refuse('failedProviderSignIn');
  const foundIdentity = await provider.readIdentity({ ...binding, credential, issuer });
  const identity = { ...foundIdentity, name: foundIdentity.name ?? (params.name || null) };
  return catchRefusal(() =>
    runInTransaction(ctx.db, async (trx) => {
      const accountId = await findOrCreateAccount(trx, ctx, identity, params);
      if (isRefusal(accountId)) throw new RefusedError(accountId);
      return openProviderSession(trx, ctx, accountId, ports);
    }),
  );
}

function matchesBinding({ nonce, callbackUri }: FinishParams, binding: SignInBinding): boolean {
  return (
    (nonce ?? binding.nonce) === binding.nonce && (callbackUri ?? binding.redirectUri) === binding.redirectUri
  );
}

async function findOrCreateAccount(
  trx: Trx,
  ctx: CallContext,
  identity: ProviderIdentity,
  params: FinishParams,
): Promise<number | Refusal> {
  const signedInAccountId = ctx.viewer.account?.id;
  const linkedAccount = await selectLinkedAccount(trx, { realmId: ctx.realm.id, ...identity });
  if (linkedAccount) {
    const isOther = signedInAccountId !== undefined && signedInAccountId !== linkedAccount.account_id;
    return isOther ? refuse('accountConflict', { reason: 'otherAccount' }) : linkedAccount.account_id;
  }
  return signedInAccountId === undefined
    ? createLinkedAccount(trx, ctx, identity, params)
    : linkAccount(trx, ctx, identity, { ...params, accountId: signedInAccountId });
}

async function openProviderSession(
  trx: Trx,
  ctx: CallContext,
  accountId: number,
  { moveGuestData, refreshTokens }: Pick<FinishPorts, 'moveGuestData' | 'refreshTokens'>,
): Promise<OpenedSession> {
  const { realm, viewer, now } = ctx;
  const realmId = realm.id;
  const profile = await selectFirstProfile(trx, { realmId, accountId });
  const target = { realmId, profileId: profile.id };
  await mergeGuestSession(trx, viewer, { ...target, now }, moveGuestData);
  // The new session replaces that of the account.
  if (viewer.account && viewer.session)
    await endSession(trx, { realmId, id: viewer.session.id, reason: 'signedIn', now });
  return openSession(trx, { ...target, accountId, method: 'provider' }, ctx, refreshTokens);
}
