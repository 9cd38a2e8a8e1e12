// The data of an account: its owner proves who they are again, downloads the data, and deletes the account.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { accountExport } from '../../entities/account/account-export.ts';

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/v2/user/identity-confirmation',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Proves with the password that the person of the session is the owner of the account. For 15 minutes after it, as after a sign-in, the session may export and delete the account and add passkeys.',
  body: z.strictObject({ secret: z.string().min(1).max(200) }),
  errors: [
    'unknownRealm',
    'notFound',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'invalidCurrentCredentials',
  ],
});

export const exportAccount = defineCall({
  method: 'POST',
  path: '/api/v2/user/export',
  tag: 'account',
  auth: 'user',
  summary:
    'Returns everything that the service stores about the account. The person must have signed in or confirmed their identity in the last 15 minutes.',
  response: accountExport,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'adultProfileRequired', 'recentSignInRequired'],
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/v2/user/deletion',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Deletes the account with all its data, and ends its sessions. The answers to consents are kept for three years under a pseudonym. The person must have signed in or confirmed their identity in the last 15 minutes.',
  body: z.strictObject({
    /** The email address of the account, typed by the person; the name, for an account without an address. */
    confirmation: z.string().max(254),
  }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'recentSignInRequired',
    'confirmationMismatch',
  ],
});
