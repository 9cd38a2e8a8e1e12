import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionUser, tokens } from '../entities/session.ts';

const email = z.string().trim().min(3).max(254);
const password = z.string().min(1).max(200);
/** An email address to which the server sends a mail. The operation checks its form. */
const recipientAddress = z.string().max(254);
/** The token of a link in a mail. It works once. */
const linkToken = z.string().min(1).max(200);
/** `id` is the email address of the account. */
const accountIdResponse = z.object({ id: z.string() });

export const signInAsGuest = defineCall({
  method: 'POST',
  path: '/api/v2/login/guest',
  tag: 'identity',
  auth: 'none',
  summary: 'Starts a session without an account.',
  response: tokens,
  errors: ['unknownRealm'],
});

export const signIn = defineCall({
  method: 'POST',
  path: '/api/v2/login',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Signs in with email and password. With a guest token, the progress of the guest moves to the account.',
  body: z.strictObject({
    /** The email of the account. */
    id: z.string().max(254),
    /** The password. */
    secret: z.string().max(200),
  }),
  response: tokens,
  errors: ['unknownRealm', 'notFound', 'emptyInputs', 'failedAuthentication', 'secondFactorRequired'],
});

export const getSignUpRestriction = defineCall({
  method: 'GET',
  path: '/api/v2/user/sign-up-restriction',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Returns why the viewer cannot sign up, or null: they are outside the territories of the realm, use a VPN, or use a child profile.',
  response: z.object({
    restriction: z
      .enum(['signupGeoRestriction', 'vpnErrorMessage', 'kidPurchasePermissionDenied'])
      .nullable(),
  }),
  errors: ['unknownRealm'],
});

export const signUp = defineCall({
  method: 'POST',
  path: '/api/v2/user',
  tag: 'identity',
  auth: 'optional',
  status: 201,
  summary:
    'Creates an account and signs in to it. If the realm requires confirmed addresses, the tokens are those of a guest, and `lacksConfirmation` is true. The response does not reveal whether the address has an account: its owner gets a mail. A retry with the same Idempotency-Key creates no second account.',
  body: z.strictObject({
    /** The email of the account. */
    username: email,
    password,
    name: z.string().trim().min(1).max(100),
    consentAnswers: z
      .array(z.strictObject({ fieldName: z.string(), answer: z.boolean() }))
      .max(50)
      .default([]),
  }),
  response: tokens,
  errors: [
    'signupGeoRestriction',
    'vpnErrorMessage',
    'kidPurchasePermissionDenied',
    'unknownRealm',
    'selfRegistrationOff',
    'invalidEmail',
    'weakPassword',
    'requiredConsent',
    'idempotencyKeyReused',
  ],
});

export const refreshTokens = defineCall({
  method: 'POST',
  path: '/api/v2/token/refresh',
  tag: 'identity',
  auth: 'none',
  summary:
    'Returns a new pair of tokens. A refresh token works once, with a short grace period for parallel tabs.',
  body: z.strictObject({ refreshToken: z.string().max(200) }),
  response: tokens,
  errors: ['unknownRealm', 'invalidRefreshToken'],
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/v2/logout',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary: 'Ends the session of the refresh token.',
  body: z.strictObject({ refreshToken: z.string().max(200) }),
  errors: ['unknownRealm'],
});

export const getUser = defineCall({
  method: 'GET',
  path: '/api/v2/user',
  tag: 'identity',
  auth: 'session',
  allowsImpersonator: true,
  summary: 'Returns the user of the session.',
  response: sessionUser,
  errors: ['unknownRealm', 'unauthorised'],
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/v2/user/password',
  tag: 'identity',
  auth: 'user',
  status: 204,
  summary: 'Changes the password of the account, and signs out its other sessions.',
  body: z.strictObject({ currentSecret: z.string().max(200), secret: password }),
  errors: [
    'unknownRealm',
    'notFound',
    'unauthorised',
    'forbidden',
    'invalidCurrentCredentials',
    'weakPassword',
  ],
});

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/v2/reset-password/create',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary:
    'Sends the account of an email address a mail with a link to choose a new password. The response does not reveal whether there is an account.',
  body: z.strictObject({
    id: recipientAddress,
    /** `id`, this service, by default; or `firebase`, which sends the mail itself. Others have no password to reset here. */
    provider: z.string().max(60).optional(),
  }),
  errors: ['unknownRealm', 'notFound', 'invalidEmail', 'failedToSend'],
});

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/v2/reset-password',
  tag: 'identity',
  auth: 'none',
  summary: 'Sets a new password with the token of a mail, and signs out all sessions of the account.',
  body: z.strictObject({ token: linkToken, secret: z.string().min(1).max(200) }),
  response: accountIdResponse,
  errors: ['unknownRealm', 'notFound', 'invalidToken', 'weakPassword'],
});

export const confirmEmail = defineCall({
  method: 'PUT',
  path: '/api/v2/email-confirmation',
  tag: 'identity',
  auth: 'none',
  summary: 'Confirms the email address of an account with the token of a mail.',
  body: z.strictObject({ token: linkToken }),
  response: accountIdResponse,
  errors: ['unknownRealm', 'invalidToken'],
});

export const requestMagicLink = defineCall({
  method: 'GET',
  path: '/api/v2/token/alt/magic-email',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary:
    'Sends the account of an email address a mail with a link that signs in. The response does not reveal whether there is an account.',
  query: z.strictObject({ email: recipientAddress }),
  errors: ['unknownRealm', 'invalidEmail', 'notFound'],
});

export const signInWithMagicLink = defineCall({
  method: 'POST',
  path: '/api/v2/token/alt/magic-email',
  tag: 'identity',
  auth: 'optional',
  summary:
    'Signs in with the token of a mail. With a guest token, the progress of the guest moves to the account.',
  body: z.strictObject({ token: linkToken }),
  response: tokens,
  errors: ['unknownRealm', 'failedToMagicLogin', 'secondFactorRequired'],
});
