// Disconnects a provider from an account, unless nobody could sign in to the account afterwards.
import type { SignInProviderSettings } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { canSignIn } from '../security/can-sign-in.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { lockSignInMethods } from '../security/sign-in-methods.queries.ts';
import { deleteLinkedAccount } from './linked-account.queries.ts';
import { endSubscription, type ReplaceLicences } from './tv/subscription-licences.ts';

export function unlinkProvider(
  ctx: CallContext,
  {
    accountId,
    clientName,
    replaceLicences,
  }: { accountId: number; clientName: string; replaceLicences: ReplaceLicences },
): Promise<true | Refusal> {
  const { signInProviders } = ctx.realm.settings;
  const account = { realmId: ctx.realm.id, accountId };
  return runInTransaction(ctx.db, async (trx) => {
    // The lock keeps two requests from disconnecting the last two providers.
    const methods = await lockSignInMethods(trx, account);
    if (!methods.providerNames.includes(clientName)) return refuse('notFound');
    if (!allowsUnlinking(signInProviders, clientName)) return refuse('unlinkingNotAllowed');
    const providerNames = methods.providerNames.filter((name) => name !== clientName);
    if (!canSignIn(ctx.realm.settings, { ...methods, providerNames })) return refuse('lastSignInMethod');
    await deleteLinkedAccount(trx, { ...account, clientName });
    await endSubscription(trx, { ...account, clientName }, { replaceLicences, now: ctx.now });
    await recordSecurityEvent(trx, ctx, { ...account, kind: 'providerUnlinked' });
    return true;
  });
}

/** A provider that the realm no longer has can be disconnected. */
const allowsUnlinking = (providers: readonly SignInProviderSettings[], clientName: string): boolean =>
  providers.every(
    (provider) =>
      getProviderClientName(provider) !== clientName || !('allowUnlink' in provider) || provider.allowUnlink,
  );
