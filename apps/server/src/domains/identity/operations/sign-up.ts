// Creates an account, stores the answers to the consents of the realm, and moves the data of the guest session to
// the account's profile. It does not check whether the address has an account, so no response can reveal it: a job
// sends the owner of the address a mail, either to confirm it or to say that there is an account.
import { canSignUp, isEmailAddress } from '@matinee/rules';
import { type CallContext, runIdempotently } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import type { MailLimits } from '../email-links/mail-limits.ts';
import { insertConsentAnswers } from '../identity.queries.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { findPasswordWeakness, hashPassword } from '../password.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { addConsentWording, findMissingConsents } from './answer-consents.ts';
import { createUnconfirmedAccount } from './create-account.ts';
import { type MoveGuestData, mergeGuestSession } from './merge-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { openSessionUntilConfirmation } from './open-session-until-confirmation.ts';

export interface SignUpForm {
  /** The email of the account. */
  username: string;
  password: string;
  name: string;
  consentAnswers: readonly { fieldName: string; answer: boolean }[];
}

interface SignUpPorts {
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
  mailLimits: MailLimits;
}

export async function signUp(
  ctx: CallContext,
  form: SignUpForm,
  { moveGuestData, refreshTokens, mailLimits }: SignUpPorts,
): Promise<OpenedSession | Refusal> {
  const { realm, now } = ctx;
  const { selfRegistration, emailConfirmationRequired } = presentFeatures(realm);
  const providerAllowsSignUp = realm.settings.externalSignIn?.allowsSignUp ?? true;
  const isOffered =
    realm.settings.emailSignIn.password && canSignUp({ selfRegistration, providerAllowsSignUp });
  if (!isOffered) return refuse('selfRegistrationOff');
  const { username: email, password, name } = form;
  if (!isEmailAddress(email)) return refuse('invalidEmail');
  const weakness = await findPasswordWeakness(password, [email, name, realm.settings.name]);
  if (weakness) return refuse('weakPassword', { ...weakness });
  const missingFieldNames = findMissingConsents(realm.settings.consents, form.consentAnswers);
  if (missingFieldNames.length > 0) return refuse('requiredConsent', { fieldNames: missingFieldNames });
  const mailRefusal = await mailLimits.consume(ctx, email);
  if (mailRefusal) return mailRefusal;
  const passwordHash = await hashPassword(password);

  return runIdempotently(ctx, 'signUp', form, async (trx) => {
    const { id: accountId, profileId } = await createUnconfirmedAccount(trx, {
      realmId: realm.id,
      unconfirmedEmail: email,
      name,
      passwordHash,
      now,
    });
    await insertConsentAnswers(
      trx,
      { realmId: realm.id, accountId, now },
      addConsentWording(ctx, form.consentAnswers),
    );
    await enqueueAccountMail(trx, ctx, { kind: 'signUp', accountId, email });
    if (emailConfirmationRequired) return openSessionUntilConfirmation(trx, ctx, refreshTokens);
    const target = { realmId: realm.id, profileId };
    await mergeGuestSession(trx, ctx.viewer, { ...target, now }, moveGuestData);
    return openSession(trx, { ...target, accountId, method: 'signUp' }, ctx, refreshTokens);
  });
}
