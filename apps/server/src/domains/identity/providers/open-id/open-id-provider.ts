// OpenID Connect with the authorisation code flow, PKCE, state and nonce. The client library checks the issuer, audience,
// signature and lifetime of the identity token.
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import type { AuthorisationResponse, SignInProvider } from '../provider.ts';
import { type LoadConfiguration, requireConfiguration } from './discover-configuration.ts';
import { presentIdentity } from './present-identity.ts';
import { requestProvider } from './request-provider.ts';

interface OpenIdProviderOptions {
  clientId: string;
  scopes: readonly string[];
  /** `form_post`: the provider returns with a POST request. */
  responseMode?: 'form_post';
}

export function createOpenIdProvider(
  { scopes, clientId, responseMode }: OpenIdProviderOptions,
  loadConfiguration: LoadConfiguration,
): SignInProvider {
  const scope = [...new Set(['openid', ...scopes])].join(' ');

  return {
    async createAuthorisationUri({ flow, isSilent, extraParams, ...binding }) {
      const configuration = await requireConfiguration(loadConfiguration);
      const uri = buildAuthorizationUrl(configuration, {
        ...extraParams,
        scope,
        response_type: 'code',
        ...(responseMode && { response_mode: responseMode }),
        redirect_uri: binding.redirectUri,
        state: binding.state,
        nonce: binding.nonce,
        code_challenge: await calculatePKCECodeChallenge(binding.codeVerifier),
        code_challenge_method: 'S256',
        ...(isSilent && { prompt: 'none' }),
        ...(!isSilent && flow === 'SIGNUP' && supportsCreation(configuration) && { prompt: 'create' }),
      });
      return uri.href;
    },

    async readIdentity(response) {
      const configuration = await requireConfiguration(loadConfiguration);
      return requestProvider(async () => {
        const { claims, accessToken } = await exchangeCode(configuration, response);
        // Some providers leave the address out of the identity token.
        const needsUserInfo =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
        const details = needsUserInfo ? await fetchUserInfo(configuration, accessToken, claims.sub) : claims;
        return presentIdentity(claims, details);
      });
    },

    async createLogoutUri(returnUri) {
      const configuration = await requireConfiguration(loadConfiguration);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      const params = { client_id: clientId, post_logout_redirect_uri: returnUri };
      return buildEndSessionUrl(configuration, params).href;
    },
  };
}

/** A provider that does not know the prompt would refuse the request. */
function supportsCreation(configuration: Configuration): boolean {
  const { prompt_values_supported: prompts } = configuration.serverMetadata();
  return Array.isArray(prompts) && prompts.includes('create');
}

async function exchangeCode(configuration: Configuration, response: AuthorisationResponse) {
  const returnUrl = new URL(response.redirectUri);
  returnUrl.searchParams.set('code', response.credential);
  returnUrl.searchParams.set('state', response.state);
  if (response.issuer !== undefined) returnUrl.searchParams.set('iss', response.issuer);
  const tokens = await authorizationCodeGrant(configuration, returnUrl, {
    expectedState: response.state,
    expectedNonce: response.nonce,
    pkceCodeVerifier: response.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider has sent no identity token');
  return { claims, accessToken: tokens.access_token };
}
