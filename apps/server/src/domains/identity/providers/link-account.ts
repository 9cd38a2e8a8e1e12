import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { hasVerifiedEmail, insertLinkedAccount } from './linked-account.queries.ts';
import type { ProviderIdentity } from './provider.ts';

interface LinkParams {
  clientName: string;
  accountId: number;
  /** Whether the person has agreed to connect the two. */
  link: boolean;
}

/**
 * Connects a person whom a provider knows with the account that is signed in, if the person has agreed and has proved both
 * here and at the provider that they read the mail of their address. A TV provider has no address of its subscribers.
 */
export async function linkAccount(
  trx: Trx,
  ctx: CallContext,
  identity: ProviderIdentity,
  { clientName, accountId, link }: LinkParams,
): Promise<number | Refusal> {
  const { realm, now } = ctx;
  if (!link) return refuse('accountConflict', { reason: 'notLinked' });
  const accountKey = { realmId: realm.id, accountId };
  const areEmailsVerified =
    (identity.isSubscription || identity.isEmailVerified) && (await hasVerifiedEmail(trx, accountKey));
  if (!areEmailsVerified) return refuse('accountConflict', { reason: 'emailNotVerified' });
  const isLinked = await insertLinkedAccount(trx, { ...accountKey, clientName, identity, now });
  if (!isLinked) return refuse('accountConflict', { reason: 'otherAccount' });
  await recordSecurityEvent(trx, ctx, { ...accountKey, kind: 'providerLinked' });
  return accountId;
}
