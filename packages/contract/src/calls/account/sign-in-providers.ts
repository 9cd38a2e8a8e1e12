// Sign-in with the accounts of other services. The browser that asks for the authorisation URI gets a cookie, and only that
// browser can finish the sign-in.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';
import {
  authorisationCode,
  providerSignInErrors,
  providerSignInFields,
  providerSignInSummary,
} from './provider-sign-in-fields.ts';

const openIdParams = z.object({
  /** `openIdClientName` of the provider. */
  client: z.string().max(60),
});
const oauthParams = z.object({
  /** `clientName` of the provider. */
  clientName: z.string().max(60),
});

/** The parameter `iss` of the return, if there is one. */
const issuer = z.string().max(500).optional();
/** Parameters for the provider, as a query string: `login_hint`, `ui_locales`, `acr_values` and `display`. */
const extraParams = z.string().max(1_000).optional();

/** What all sign-ins send, besides what the provider has returned. */
const returnFields = {
  /** The parameter `state` of the return. */
  state: z.string().min(1).max(200),
  ...providerSignInFields,
};

const startErrors = ['unknownRealm', 'notFound', 'providerUnavailable'] as const;
export const getOpenIdAuthorisationUri = defineCall({
  method: 'GET',
  path: '/api/v2/openid/:client/auth-uri',
  tag: 'identity',
  auth: 'none',
  summary:
    'Starts a sign-in with a provider: returns the address to which the browser goes, and one that succeeds only if the viewer is signed in there. Both return to `/oidc`.',
  params: openIdParams,
  query: z.strictObject({ authoriseUriFlow: z.enum(['SIGNUP', 'SIGNIN']), extraParams }),
  response: z.object({ authorisationUri: z.string(), silentAuthorisationUri: z.string() }),
  errors: startErrors,
});

export const signInWithOpenId = defineCall({
  method: 'POST',
  path: '/api/v2/openid/:client/token',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the code with which a provider has sent the viewer back. ${providerSignInSummary}`,
  params: openIdParams,
  body: z.strictObject({ authorisationCode, issuer, ...returnFields }),
  response: tokens,
  errors: providerSignInErrors,
});

export const getOpenIdLogoutUri = defineCall({
  method: 'GET',
  path: '/api/v2/openid/:client/logout-uri',
  tag: 'identity',
  auth: 'none',
  summary:
    'Returns the address at which the viewer signs out of the provider. Responds with `notFound` for a provider without one.',
  params: openIdParams,
  response: z.object({ logoutUri: z.string() }),
  errors: startErrors,
});

export const getOAuthAuthorisationUri = defineCall({
  method: 'GET',
  path: '/api/v2/generic-oauth/:clientName/auth-uri',
  tag: 'identity',
  auth: 'none',
  summary:
    'Starts a sign-in with an OAuth provider: returns the address to which the browser goes. It returns to `/oauth/CLIENTNAME`.',
  params: oauthParams,
  query: z.strictObject({ extraParams }),
  response: z.object({ authorisationUri: z.string() }),
  errors: startErrors,
});

export const signInWithOAuth = defineCall({
  method: 'POST',
  path: '/api/v2/generic-oauth/:clientName/token',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the code with which an OAuth provider has sent the viewer back. ${providerSignInSummary}`,
  params: oauthParams,
  body: z.strictObject({ authorisationCode, ...returnFields }),
  response: tokens,
  errors: providerSignInErrors,
});

export const signOutOfOAuth = defineCall({
  method: 'POST',
  path: '/api/v2/generic-oauth/:clientName/logout',
  tag: 'identity',
  auth: 'none',
  status: 204,
  summary: 'Ends the session of the refresh token. The viewer stays signed in at the provider.',
  params: oauthParams,
  body: z.strictObject({ refreshToken: z.string().max(200) }),
  errors: ['unknownRealm', 'notFound'],
});

export const signInWithExternalProvider = defineCall({
  method: 'POST',
  path: '/api/v2/:externalProviderRoute/token',
  tag: 'identity',
  auth: 'none',
  summary:
    'Signs in with the code with which a provider has sent the viewer back, like the call of its kind. The path contains the `route` of an OpenID Connect or OAuth provider.',
  params: z.object({ externalProviderRoute: z.string().max(40) }),
  body: z.strictObject({ authorisationCode, issuer, ...returnFields }).omit({ link: true }),
  response: tokens,
  errors: providerSignInErrors,
});

export const getSocialAuthorisationUri = defineCall({
  method: 'GET',
  path: '/api/v2/login/social/:provider/auth-uri',
  tag: 'identity',
  auth: 'none',
  summary:
    'Starts a sign-in with Google, Facebook or Apple: returns the address to which the browser goes. It returns to `/oauth/PROVIDER`: Google with an identity token in the fragment, Facebook and Apple with a code in the query.',
  params: z.object({ provider: z.enum(['google', 'facebook', 'apple']) }),
  response: z.object({ authorisationUri: z.string() }),
  errors: startErrors,
});

export const signInWithGoogle = defineCall({
  method: 'POST',
  path: '/api/v2/login/social/google',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the identity token with which Google has sent the viewer back. ${providerSignInSummary}`,
  body: z.strictObject({ idToken: z.string().min(1).max(8_192), ...returnFields }),
  response: tokens,
  errors: providerSignInErrors,
});

export const signInWithFacebook = defineCall({
  method: 'POST',
  path: '/api/v2/login/social/facebook',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the code with which Facebook has sent the viewer back. ${providerSignInSummary}`,
  body: z.strictObject({ code: authorisationCode, ...returnFields }),
  response: tokens,
  errors: providerSignInErrors,
});

export const signInWithApple = defineCall({
  method: 'POST',
  path: '/api/v2/login/apple-id',
  tag: 'identity',
  auth: 'optional',
  summary: `Signs in with the code with which Apple has sent the viewer back. ${providerSignInSummary}`,
  body: z.strictObject({
    code: authorisationCode,
    /** The `nonce` of the authorisation URI. The sign-in fails if it is another one. */
    nonce: z.string().max(200).optional(),
    /** The `redirect_uri` of the authorisation URI. The sign-in fails if it is another one. */
    callbackUri: z.string().max(500).optional(),
    /** The name of the person, which Apple sends only with the first return. */
    name: z.string().trim().max(100).optional(),
    ...returnFields,
  }),
  response: tokens,
  errors: providerSignInErrors,
});

export const getLinkedAccounts = defineCall({
  method: 'GET',
  path: '/api/v2/user/linked-accounts',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the providers with which the account can sign in.',
  response: z.object({ linkedAccounts: z.array(z.object({ provider: z.string() })) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const unlinkProvider = defineCall({
  method: 'DELETE',
  path: '/api/v2/user/linked-accounts/:provider',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Disconnects a provider from the account. Responds with `lastSignInMethod` if nobody could sign in to the account without it.',
  params: z.object({ provider: z.string().max(60) }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'notFound',
    'unlinkingNotAllowed',
    'lastSignInMethod',
  ],
});
