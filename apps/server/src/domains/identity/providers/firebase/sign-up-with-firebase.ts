// Creates an account at the identity service and here. The response is the same for an address that has an account there: in
// both cases, the service sends a mail to the address, and the session is that of a guest.
import { isEmailAddress } from '@matinee/rules';
import type { CallContext } from '../../../../calls/index.ts';
import { runInTransaction } from '../../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../../platform/errors/index.ts';
import type { Services } from '../../../../services.ts';
import type { MailLimits } from '../../email-links/mail-limits.ts';
import type { OpenedSession } from '../../operations/open-session.ts';
import { openSessionUntilConfirmation } from '../../operations/open-session-until-confirmation.ts';
import { findPasswordWeakness } from '../../password.ts';
import type { RefreshTokens } from '../../refresh-token.ts';
import { createLinkedAccount, findSignUpRefusal } from '../create-linked-account.ts';
import type { ProviderIdentity } from '../provider.ts';
import type { IdentityParams } from '../sign-in-with-identity.ts';
import { firebaseClientName } from './firebase-client-name.ts';
import type { FirebaseProvider } from './firebase-provider.ts';
import { hideDuration } from './hide-duration.ts';

export interface FirebaseSignUpForm {
  username: string;
  password: string;
  consentAnswers: IdentityParams['consentAnswers'];
  appCheckToken?: string | undefined;
}

export interface FirebaseSignUpPorts {
  mailLimits: MailLimits;
  refreshTokens: RefreshTokens;
  log: Services['log'];
}

/** @throws FirebaseError | ProviderError */
export async function signUpWithFirebase(
  ctx: CallContext,
  provider: FirebaseProvider,
  form: FirebaseSignUpForm,
  { mailLimits, refreshTokens, log }: FirebaseSignUpPorts,
): Promise<OpenedSession | Refusal> {
  const { username: email, password, consentAnswers } = form;
  if (!isEmailAddress(email)) return refuse('invalidEmail');
  const weakness = await findPasswordWeakness(password, [email, ctx.realm.settings.name]);
  if (weakness) return refuse('weakPassword', { ...weakness });
  if (ctx.viewer.profile?.kind === 'child') return refuse('adultProfileRequired');
  const refusal = findSignUpRefusal(ctx, consentAnswers) ?? (await mailLimits.consume(ctx, email));
  if (refusal) return refusal;

  return hideDuration(async () => {
    const identity = await signUpAtService(ctx, provider, form, log);
    return catchRefusal(() =>
      runInTransaction(ctx.db, async (trx) => {
        const params = { clientName: firebaseClientName, consentAnswers };
        const accountId = identity && (await createLinkedAccount(trx, ctx, identity, params));
        if (isRefusal(accountId)) throw new RefusedError(accountId);
        return openSessionUntilConfirmation(trx, ctx, refreshTokens);
      }),
    );
  });
}

/** Resolves with undefined if the address has an account. Its owner can choose a new password with the mail. */
async function signUpAtService(
  ctx: CallContext,
  provider: FirebaseProvider,
  { username: email, password, appCheckToken }: FirebaseSignUpForm,
  log: Services['log'],
): Promise<ProviderIdentity | undefined> {
  const account = await provider.signUp({ email, password, appCheckToken });
  await (account
    ? provider.sendConfirmation(account.idToken, ctx.language)
    : provider.sendPasswordReset(email, ctx.language)
  ).catch((err: unknown) =>
    // The account exists now, so a mail that was not sent must not fail the sign-up.
    log.warn({ realm: ctx.realm.key, err }, 'a mail of the identity service was not sent'),
  );
  // The form asks for no name.
  return (
    account && { ...account.identity, name: account.identity.name ?? email.slice(0, email.indexOf('@')) }
  );
}
