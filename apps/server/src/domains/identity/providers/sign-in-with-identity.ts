// Opens a session for a person whom a provider has confirmed: finds the account of the person, creates it, or connects the
// person with the account that is signed in.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../platform/errors/index.ts';
import { type AccountSessionPorts, openAccountSession } from '../operations/open-account-session.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import { createLinkedAccount } from './create-linked-account.ts';
import { linkAccount } from './link-account.ts';
import { selectLinkedAccount, setFirstEmail } from './linked-account.queries.ts';
import type { ProviderIdentity } from './provider.ts';

export interface IdentityParams {
  clientName: string;
  /** Whether the person has agreed to connect the provider to the account that is signed in. */
  link: boolean;
  consentAnswers: readonly { fieldName: string; answer: boolean }[];
}

export interface IdentityPorts extends AccountSessionPorts {
  /** Runs in the transaction that opens the session. */
  onAccountFound?: (trx: Trx, accountId: number) => Promise<void>;
}

export async function signInWithIdentity(
  ctx: CallContext,
  identity: ProviderIdentity,
  params: IdentityParams,
  ports: IdentityPorts,
): Promise<OpenedSession | Refusal> {
  // A session at the provider would let a child leave their profile without the PIN.
  if (ctx.viewer.profile?.kind === 'child') return refuse('adultProfileRequired');
  return catchRefusal(() =>
    runInTransaction(ctx.db, async (trx) => {
      const accountId = await findOrCreateAccount(trx, ctx, identity, params);
      if (isRefusal(accountId)) throw new RefusedError(accountId);
      await ports.onAccountFound?.(trx, accountId);
      return openAccountSession(trx, ctx, { accountId, method: 'provider' }, ports);
    }),
  );
}

async function findOrCreateAccount(
  trx: Trx,
  ctx: CallContext,
  identity: ProviderIdentity,
  params: IdentityParams,
): Promise<number | Refusal> {
  const signedInAccountId = ctx.viewer.account?.id;
  const linkedAccount = await selectLinkedAccount(trx, { realmId: ctx.realm.id, ...identity });
  if (linkedAccount) {
    const isOther = signedInAccountId !== undefined && signedInAccountId !== linkedAccount.account_id;
    if (isOther) return refuse('accountConflict', { reason: 'otherAccount' });
    // The provider may have verified the address after the first sign-in.
    if (identity.isEmailVerified && identity.email !== null)
      await setFirstEmail(trx, {
        realmId: ctx.realm.id,
        accountId: linkedAccount.account_id,
        email: identity.email,
        now: ctx.now,
      });
    return linkedAccount.account_id;
  }
  return signedInAccountId === undefined
    ? createLinkedAccount(trx, ctx, identity, params)
    : linkAccount(trx, ctx, identity, { ...params, accountId: signedInAccountId });
}
