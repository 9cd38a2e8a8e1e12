// Sign-in with the subscription of a TV provider, over the protocol of Adobe Pass. The browser that requests the registration
// code gets a cookie, and only that browser can finish the sign-in.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tvProviderList } from '../../entities/account/tv-provider.ts';
import { tokens } from '../../entities/session.ts';
import {
  providerSignInErrors,
  providerSignInFields,
  providerSignInSummary,
} from './provider-sign-in-fields.ts';

const requestorId = z.string().min(1).max(100);

/** A registration that the client has made itself. Without it, the service uses its own. */
const ownRegistration = {
  clientId: z.string().min(1).max(200).optional(),
  clientSecret: z.string().min(1).max(500).optional(),
};

/** Returned with the registration code. */
const state = z.string().min(1).max(300);

const codeErrors = ['unknownRealm', 'notFound', 'providerUnavailable', 'tvProviderRejected'] as const;
const tvSignInErrors = [...providerSignInErrors, 'tvProviderRejected', 'tvProviderNotConfirmed'] as const;

export const getTvProviders = defineCall({
  method: 'GET',
  path: '/api/v3/adobe/:requestorId/config',
  tag: 'identity',
  auth: 'none',
  summary: 'Returns the TV providers with whose subscription viewers sign in, the featured ones first.',
  params: z.object({ requestorId }),
  response: tvProviderList,
  errors: ['unknownRealm', 'notFound', 'providerUnavailable'],
});

export const requestTvProviderCode = defineCall({
  method: 'POST',
  path: '/api/v3/adobe/regcode',
  tag: 'identity',
  auth: 'none',
  summary:
    'Starts a sign-in with a provider of the kind `adobe-dcr`: returns the registration code with which the browser goes to the TV provider, and the access token that finishes the sign-in.',
  body: z.strictObject({ requestorId, ...ownRegistration }),
  response: z.object({ accessToken: z.string(), code: z.string() }),
  errors: codeErrors,
});

export const signInWithTvProvider = defineCall({
  method: 'POST',
  path: '/api/v3/adobe/token',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in after the TV provider has sent the viewer back. ${providerSignInSummary}`,
  body: z.strictObject({ requestorId, ...ownRegistration, accessToken: state, ...providerSignInFields }),
  response: tokens,
  errors: tvSignInErrors,
});

export const requestPrimetimeCode = defineCall({
  method: 'POST',
  path: '/api/v2/adobe/:requestorId/regcode',
  tag: 'identity',
  auth: 'none',
  summary:
    'Starts a sign-in with a provider of the kind `primetime`: returns the registration code with which the browser goes to the TV provider, and the state that finishes the sign-in.',
  params: z.object({ requestorId }),
  response: z.object({ code: z.string(), state: z.string() }),
  errors: codeErrors,
});

export const signInWithPrimetime = defineCall({
  method: 'POST',
  path: '/api/v2/user/adobe',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in after the TV provider has sent the viewer back. ${providerSignInSummary}`,
  body: z.strictObject({
    requestorId,
    /** The sign-in fails if it is not that of the settings. */
    resourceId: z.string().max(200).optional(),
    state,
    ...providerSignInFields,
  }),
  response: tokens,
  errors: tvSignInErrors,
});

export const syncEntitlements = defineCall({
  method: 'POST',
  path: '/api/v1/entitlement-sync',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary:
    'Asks the TV provider of the account again which licences its subscription gives. The refresh token is not used up. Without a TV provider, nothing changes.',
  body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
  errors: ['unknownRealm', 'invalidRefreshToken', 'providerUnavailable', 'tvProviderRejected'],
});
