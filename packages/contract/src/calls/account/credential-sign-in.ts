// Sign-in with an id and a secret that a provider checks.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import {
  providerSignInErrors,
  providerSignInFields,
  providerSignInSummary,
} from './provider-sign-in-fields.ts';

const body = z.strictObject({
  id: z.string().max(254),
  secret: z.string().max(200),
  ...providerSignInFields,
});
const errors = [...providerSignInErrors, 'emptyInputs', 'failedAuthentication'] as const;

export const signInWithCredentials = defineCall({
  method: 'POST',
  path: '/api/v2/login/auth-provider/:clientName',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with an id and a secret of a provider of the kind \`credentials\`. ${providerSignInSummary}`,
  params: z.object({ clientName: z.string().max(60) }),
  body,
  response: tokens,
  errors,
});

export const signInWithSptv = defineCall({
  method: 'POST',
  path: '/api/v2/login/sptv',
  tag: 'identity',
  auth: 'optional',
  summary: 'Like `/login/auth-provider/sptv`: signs in with the provider that has the name `sptv`.',
  body,
  response: tokens,
  errors,
});
