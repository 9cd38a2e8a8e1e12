// Creates an account, stores the answers to the consents of the realm, and moves the data of the guest session to
// the account's profile.
import { canSignUp, isEmailAddress } from '@matinee/rules';
import { type CallContext, runIdempotently } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { insertConsentAnswers } from '../identity.queries.ts';
import { findPasswordWeakness, hashPassword } from '../password.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { addConsentWording, findMissingConsents } from './answer-consents.ts';
import { createAccount } from './create-account.ts';
import { type MoveGuestData, mergeGuestSession } from './merge-guest-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export interface SignUpForm {
  /** The email of the account. */
  username: string;
  password: string;
  name: string;
  consentAnswers: readonly { fieldName: string; answer: boolean }[];
}

export async function signUp(
  ctx: CallContext,
  form: SignUpForm,
  { moveGuestData, refreshTokens }: { moveGuestData: MoveGuestData; refreshTokens: RefreshTokens },
): Promise<OpenedSession | Refusal> {
  const { realm, now } = ctx;
  const { selfRegistration } = presentFeatures(realm);
  const providerAllowsSignUp = realm.settings.externalSignIn?.allowsSignUp ?? true;
  if (!canSignUp({ selfRegistration, providerAllowsSignUp })) return refuse('selfRegistrationOff');
  const { username: email, password, name } = form;
  if (!isEmailAddress(email)) return refuse('invalidEmail');
  const weakness = await findPasswordWeakness(password, [email, name, realm.settings.name]);
  if (weakness) return refuse('weakPassword', { ...weakness });
  const missingFieldNames = findMissingConsents(realm.settings.consents, form.consentAnswers);
  if (missingFieldNames.length > 0) return refuse('requiredConsent', { fieldNames: missingFieldNames });
  const passwordHash = await hashPassword(password);

  return runIdempotently(ctx, 'signUp', form, async (trx) => {
    const account = await createAccount(trx, {
      realmId: realm.id,
      email,
      name,
      passwordHash,
      now,
    });
    if (!account) return refuse('emailTaken');
    const target = { realmId: realm.id, profileId: account.profileId };
    await insertConsentAnswers(
      trx,
      { realmId: realm.id, accountId: account.id, now },
      addConsentWording(ctx, form.consentAnswers),
    );
    await mergeGuestSession(trx, ctx.viewer, { ...target, now }, moveGuestData);
    return openSession(trx, { ...target, accountId: account.id }, { refreshTokens, now });
  });
}
