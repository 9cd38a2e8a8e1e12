// What the calls of all kinds of sign-in providers have in common.
import { z } from 'zod';

export const authorisationCode = z.string().min(1).max(4_096);

export const providerSignInFields = {
  /** The person has agreed to connect the provider to the account of the token. */
  link: z.boolean().default(false),
  /** Answers to the consents of the realm, for a new account. */
  consentAnswers: z
    .array(z.strictObject({ fieldName: z.string(), answer: z.boolean() }))
    .max(50)
    .default([]),
};

export const providerSignInSummary =
  'Creates an account at the first sign-in. With the token of an account and `link`, connects the provider to that account. With a guest token, the progress of the guest moves to the account.';

export const providerSignInErrors = [
  'unknownRealm',
  'notFound',
  'failedProviderSignIn',
  'providerUnavailable',
  'accountConflict',
  'selfRegistrationOff',
  'requiredConsent',
  'adultProfileRequired',
  'secondFactorRequired',
] as const;
