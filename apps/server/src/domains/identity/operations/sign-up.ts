// Creates an account, stores the answers to the consents of the realm, and moves the data of the guest session to
// the account's profile.
import type { RealmFile } from '@matinee/contract';
import { canSignUp, pickText } from '@matinee/rules';
import { type CallContext, runIdempotently } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { isEmailAddress } from '../email-address.ts';
import { insertConsentAnswers } from '../identity.queries.ts';
import { findPasswordWeakness, hashPassword } from '../password.ts';
import type { RefreshTokens } from '../refresh-token.ts';
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
  const missingFieldNames = findMissingConsents(realm.settings.consents, form);
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
      addConsentWording(ctx, form),
    );
    await mergeGuestSession(trx, ctx.viewer, { ...target, now }, moveGuestData);
    return openSession(trx, { ...target, accountId: account.id }, { refreshTokens, now });
  });
}

function findMissingConsents(consents: RealmFile['consents'], { consentAnswers }: SignUpForm): string[] {
  const acceptedFieldNames = new Set(
    consentAnswers.filter(({ answer }) => answer).map(({ fieldName }) => fieldName),
  );
  return consents
    .filter(({ required, fieldType }) => required && fieldType === 'BINARY_CHOICE')
    .map(({ fieldName }) => fieldName)
    .filter((fieldName) => !acceptedFieldNames.has(fieldName));
}

/** Adds to each answer the wording that the viewer saw. Drops answers to consents that the realm does not have. */
function addConsentWording({ realm, languages, language }: CallContext, { consentAnswers }: SignUpForm) {
  return consentAnswers.flatMap(({ fieldName, answer }) => {
    const consent = realm.settings.consents.find((candidate) => candidate.fieldName === fieldName);
    if (!consent) return [];
    const wording = {
      language,
      label: pickText(consent.label, languages),
      text: pickText(consent.text, languages),
    };
    return [{ fieldName, answer, wording }];
  });
}
