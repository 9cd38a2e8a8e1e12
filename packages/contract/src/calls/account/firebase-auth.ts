// Sign-in with a hosted identity service that speaks the protocol of Firebase. The page signs in at the service and sends the
// tokens that the service has issued.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import {
  providerSignInErrors,
  providerSignInFields,
  providerSignInSummary,
} from './provider-sign-in-fields.ts';

const firebaseTokens = z.strictObject({
  /** The identity token. */
  firebaseAuthToken: z.string().min(1).max(8_192),
  firebaseRefreshToken: z.string().min(1).max(4_096),
  ...providerSignInFields,
});

const signUpForm = z.strictObject({
  /** The email of the account. */
  username: z.string().trim().max(254),
  password: z.string().min(1).max(200),
  consentAnswers: providerSignInFields.consentAnswers,
  appCheckToken: z.string().max(8_192).optional(),
});

const errors = [
  ...providerSignInErrors,
  'invalidEmail',
  'weakPassword',
  'failedAuthentication',
  'emailNotConfirmed',
  'appCheckFailed',
  'blockedByFunction',
] as const;

export const signUpWithFirebase = defineCall({
  method: 'POST',
  path: '/api/v1/firebase-auth/signup',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Creates an account at the identity service and here. The service sends a mail to the address: it confirms the address, or lets its owner choose a new password if the address has an account. The response does not reveal which: the tokens are those of a guest, and `lacksConfirmation` is true. With tokens of the service, does the same as the call without `signup`.',
  body: z.union([signUpForm, firebaseTokens]),
  response: tokens,
  errors,
});

export const signInWithFirebase = defineCall({
  method: 'POST',
  path: '/api/v1/firebase-auth',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the tokens of the identity service. If the realm requires confirmed addresses and the address is not, the service sends the mail again. ${providerSignInSummary}`,
  body: firebaseTokens,
  response: tokens,
  errors,
});
