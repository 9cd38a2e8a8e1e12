// OAuth 2 with the authorisation code flow, PKCE and state. OAuth does not define who has signed in: each provider has its
// own response with the person.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import { createOutboundFetch } from '../open-id/outbound-fetch.ts';
import { requestProvider } from '../open-id/request-provider.ts';
import { presentUserInfo, type UserInfoOptions } from '../present-user-info.ts';
import type { SignInProvider } from '../provider.ts';

export interface OAuthClient extends UserInfoOptions {
  authorisationUri: string;
  tokenUri: string;
  clientId: string;
  scopes: readonly string[];
  privateNetwork: boolean;
  /** Returns the address with the person of an access token. */
  buildUserInfoUri: (accessToken: string) => string;
}

export function createOAuthProvider(client: OAuthClient, clientSecret: string): SignInProvider {
  const { issuer, authorisationUri, tokenUri, clientId, scopes, privateNetwork } = client;
  const configuration = new Configuration(
    { issuer, authorization_endpoint: authorisationUri, token_endpoint: tokenUri },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  configuration[customFetch] = createOutboundFetch(privateNetwork);
  if (privateNetwork) allowInsecureRequests(configuration);

  return {
    async createAuthorisationUri({ extraParams, redirectUri, state, codeVerifier }) {
      return buildAuthorizationUrl(configuration, {
        ...extraParams,
        scope: scopes.join(' '),
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },

    readIdentity: ({ redirectUri, state, codeVerifier, credential }) =>
      requestProvider(async () => {
        const returnUrl = new URL(redirectUri);
        returnUrl.searchParams.set('code', credential);
        returnUrl.searchParams.set('state', state);
        const { access_token: accessToken } = await authorizationCodeGrant(configuration, returnUrl, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        const userInfoUri = new URL(client.buildUserInfoUri(accessToken));
        const response = await fetchProtectedResource(configuration, accessToken, userInfoUri, 'GET');
        if (!response.ok)
          throw new Error(`the provider responds with ${response.status} to ${userInfoUri.pathname}`);
        return presentUserInfo(await response.json(), client);
      }),

    createLogoutUri: async () => null,
  };
}
