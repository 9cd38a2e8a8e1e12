// Google returns an identity token at once, so the service needs no secret. The token is bound to the sign-in by its nonce.
import { buildAuthorizationUrl, implicitAuthentication } from 'openid-client';
import type { SignInProvider } from '../provider.ts';
import { type LoadConfiguration, requireConfiguration } from './discover-configuration.ts';
import { presentIdentity } from './present-identity.ts';
import { requestProvider } from './request-provider.ts';

export function createGoogleProvider(loadConfiguration: LoadConfiguration): SignInProvider {
  return {
    async createAuthorisationUri({ extraParams, redirectUri, state, nonce }) {
      const configuration = await requireConfiguration(loadConfiguration);
      return buildAuthorizationUrl(configuration, {
        ...extraParams,
        scope: 'openid email profile',
        response_type: 'id_token',
        redirect_uri: redirectUri,
        state,
        nonce,
      }).href;
    },

    async readIdentity({ redirectUri, state, nonce, credential }) {
      const configuration = await requireConfiguration(loadConfiguration);
      const returnUrl = new URL(redirectUri);
      returnUrl.hash = new URLSearchParams({ state, id_token: credential }).toString();
      return requestProvider(async () => {
        const claims = await implicitAuthentication(configuration, returnUrl, nonce, {
          expectedState: state,
        });
        return presentIdentity(claims, claims);
      });
    },

    createLogoutUri: async () => null,
  };
}
