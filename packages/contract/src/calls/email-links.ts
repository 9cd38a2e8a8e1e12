// Flows that use a link in a mail. A token of a link works once.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { tokens } from '../entities/session.ts';

const address = z.string().max(254);
const linkToken = z.string().min(1).max(200);
/** The address of the account. */
const accountId = z.object({ id: z.string() });

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/v2/reset-password/create',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary:
    'Sends the account of an email address a mail with a link to choose a new password. The response does not reveal whether there is an account.',
  body: z.strictObject({
    id: address,
    /** The sign-in provider. Only accounts with a password of this service have one to reset. */
    provider: z.string().max(60).optional(),
  }),
  errors: ['unknownRealm', 'invalidEmail'],
});

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/v2/reset-password',
  tag: 'identity',
  auth: 'none',
  summary: 'Sets a new password with the token of a mail, and signs out all sessions of the account.',
  body: z.strictObject({ token: linkToken, secret: z.string().min(1).max(200) }),
  response: accountId,
  errors: ['unknownRealm', 'invalidToken', 'weakPassword'],
});

export const confirmEmail = defineCall({
  method: 'PUT',
  path: '/api/v2/email-confirmation',
  tag: 'identity',
  auth: 'none',
  summary: 'Confirms the email address of an account with the token of a mail.',
  body: z.strictObject({ token: linkToken }),
  response: accountId,
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
  query: z.strictObject({ email: address }),
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
  errors: ['unknownRealm', 'failedToMagicLogin'],
});
