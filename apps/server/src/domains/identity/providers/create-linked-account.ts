// Creates the account of a person who signs in with a provider for the first time. The account gets the email address only
// if the provider has verified it. If another account has the address, the person must sign in to that account and agree to
// connect the two.
import { canSignUp } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { insertConsentAnswers, selectAccount } from '../identity.queries.ts';
import { addConsentWording, findMissingConsents } from '../operations/answer-consents.ts';
import { refuseRestrictedSignUp } from '../operations/check-sign-up.ts';
import { createAccount } from '../operations/create-account.ts';
import { insertLinkedAccount } from './linked-account.queries.ts';
import type { ProviderIdentity } from './provider.ts';

interface NewLinkedAccount {
  clientName: string;
  consentAnswers: readonly { fieldName: string; answer: boolean }[];
}

export async function createLinkedAccount(
  trx: Trx,
  ctx: CallContext,
  identity: ProviderIdentity,
  { clientName, consentAnswers }: NewLinkedAccount,
): Promise<number | Refusal> {
  const { realm, now } = ctx;
  const realmId = realm.id;
  const email = identity.isEmailVerified ? identity.email : null;
  const emailTaken = refuse('accountConflict', { reason: 'emailTaken', ...(email !== null && { email }) });
  if (email !== null && (await selectAccount(trx, { realmId, email }))) return emailTaken;
  const refusal = findSignUpRefusal(ctx, consentAnswers);
  if (refusal) return refusal;
  const account = await createAccount(trx, {
    realmId,
    email,
    ...(email !== null && { emailVerifiedAt: now }),
    name: identity.name?.slice(0, maxNameLength) ?? email ?? '',
    passwordHash: null,
    now,
  });
  if (!account) return emailTaken;
  const accountId = account.id;
  if (!(await insertLinkedAccount(trx, { realmId, accountId, clientName, identity, now })))
    return refuse('failedProviderSignIn');
  const answers = addConsentWording(ctx, consentAnswers);
  await insertConsentAnswers(trx, { realmId, accountId, now }, answers);
  return accountId;
}

/** Returns why the realm does not let a new person sign up with these answers; undefined if it does. */
export function findSignUpRefusal(
  ctx: CallContext,
  consentAnswers: NewLinkedAccount['consentAnswers'],
): Refusal | undefined {
  const { realm } = ctx;
  const { selfRegistration } = presentFeatures(realm);
  const providerAllowsSignUp = realm.settings.externalSignIn?.allowsSignUp ?? true;
  if (!canSignUp({ selfRegistration, providerAllowsSignUp })) return refuse('selfRegistrationOff');
  const restriction = refuseRestrictedSignUp(ctx);
  if (restriction) return restriction;
  const missingFieldNames = findMissingConsents(realm.settings.consents, consentAnswers);
  return missingFieldNames.length > 0
    ? refuse('requiredConsent', { fieldNames: missingFieldNames })
    : undefined;
}

const maxNameLength = 100;
