// OpenID Connect with the authorisation code flow, PKCE, state and nonce. The client library checks the issuer, audience,
// signature and lifetime of the identity token.
import type { SignInProviderSettings } from '@matinee/contract';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { OutboundError } from '../../../../platform/outbound-http/index.ts';
import { type AuthorisationResponse, ProviderError, type SignInProvider } from '../provider.ts';
import { createOutboundFetch } from './outbound-fetch.ts';

/** Reads the configuration that a provider publishes at its issuer. */
export function discoverConfiguration(
  { issuer, clientId, privateNetwork }: SignInProviderSettings,
  clientSecret: string,
): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [customFetch]: createOutboundFetch(privateNetwork),
    execute: [enableNonRepudiationChecks, ...(privateNetwork ? [allowInsecureRequests] : [])],
  });
}

export function createOpenIdProvider(
  { scopes, clientId }: SignInProviderSettings,
  loadConfiguration: () => Promise<Configuration>,
): SignInProvider {
  const scope = [...new Set(['openid', ...scopes])].join(' ');
  const requireConfiguration = () =>
    loadConfiguration().catch((error: unknown) => {
      throw new ProviderError('unavailable', error);
    });

  return {
    async createAuthorisationUri({ flow, isSilent, extraParams, ...binding }) {
      const configuration = await requireConfiguration();
      const uri = buildAuthorizationUrl(configuration, {
        ...extraParams,
        scope,
        response_type: 'code',
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
      const configuration = await requireConfiguration();
      try {
        const { claims, accessToken } = await exchangeCode(configuration, response);
        // Some providers leave the address out of the identity token.
        const userInfo =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await fetchUserInfo(configuration, accessToken, claims.sub)
            : claims;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: readText(userInfo.email),
          isEmailVerified: userInfo.email_verified === true,
          name: readText(userInfo.name) ?? readText(userInfo.given_name),
        };
      } catch (error) {
        throw new ProviderError(isConnectionError(error) ? 'unavailable' : 'rejected', error);
      }
    },

    async createLogoutUri(returnUri) {
      const configuration = await requireConfiguration();
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
  returnUrl.searchParams.set('code', response.code);
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

/** The provider has not responded, so it has not rejected the sign-in. */
function isConnectionError(error: unknown): boolean {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return false;
  return error instanceof OutboundError || (error instanceof Error && error.cause instanceof OutboundError);
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
