// Passkeys (Web Authentication). The options of a ceremony contain a challenge, which works once and only at the address of the
// page for which it was issued.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  createdPasskeyCredential,
  passkey,
  passkeyAssertion,
  passkeyCreationOptions,
  passkeyName,
  passkeyRequestOptions,
} from '../../entities/account/passkey.ts';
import { tokens } from '../../entities/session.ts';

const passkeyParams = z.object({ id: z.string().max(60) });

export const getPasskeySignInOptions = defineCall({
  method: 'POST',
  path: '/api/v2/login/passkey/options',
  tag: 'identity',
  auth: 'none',
  summary:
    'Returns the options with which a browser asks for a passkey of the realm, valid for 30 minutes. Responds with `notFound` if the address of the realm is an IP address: passkeys need a host name.',
  response: passkeyRequestOptions,
  errors: ['unknownRealm', 'notFound'],
});

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/v2/login/passkey',
  tag: 'identity',
  auth: 'optional',
  summary: 'Signs in with a passkey. With a guest token, the progress of the guest moves to the account.',
  body: z.strictObject({ credential: passkeyAssertion }),
  response: tokens,
  errors: ['unknownRealm', 'notFound', 'failedPasskeySignIn'],
});

export const getPasskeys = defineCall({
  method: 'GET',
  path: '/api/v2/user/passkeys',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the passkeys of the account, the newest first.',
  response: z.object({ passkeys: z.array(passkey) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'adultProfileRequired'],
});

export const getPasskeyCreationOptions = defineCall({
  method: 'POST',
  path: '/api/v2/user/passkeys/options',
  tag: 'account',
  auth: 'user',
  summary:
    'Returns the options with which a browser creates a passkey for the account, valid for 10 minutes. The person must have signed in or confirmed their identity in the last 15 minutes.',
  response: passkeyCreationOptions,
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'notFound',
    'recentSignInRequired',
    'emailNotConfirmed',
    'tooManyPasskeys',
  ],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/v2/user/passkeys',
  tag: 'account',
  auth: 'user',
  status: 201,
  summary:
    'Adds a passkey that the browser has created. Its name is that of the device, until the person changes it.',
  body: z.strictObject({ credential: createdPasskeyCredential }),
  response: passkey,
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'notFound',
    'recentSignInRequired',
    'emailNotConfirmed',
    'invalidPasskey',
    'tooManyPasskeys',
  ],
});

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/api/v2/user/passkeys/:id',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary: 'Renames a passkey.',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'adultProfileRequired', 'notFound'],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/v2/user/passkeys/:id',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Removes a passkey. Responds with `lastSignInMethod` if nobody could sign in to the account without it.',
  params: passkeyParams,
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'adultProfileRequired',
    'notFound',
    'lastSignInMethod',
  ],
});
