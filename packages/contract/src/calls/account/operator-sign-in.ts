// Sign-in with the token of an operator, which the script of the operator returns.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import {
  providerSignInErrors,
  providerSignInFields,
  providerSignInSummary,
} from './provider-sign-in-fields.ts';

export const signInWithOperator = defineCall({
  method: 'POST',
  path: '/api/v1/opin-auth',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the token that the script of the provider of the kind \`operator\` has returned. ${providerSignInSummary}`,
  body: z.strictObject({ opinAuthToken: z.string().min(1).max(4_096), ...providerSignInFields }),
  response: tokens,
  errors: providerSignInErrors,
});
