// The provider of an operator, whose script returns a token. The operator says by OAuth 2.0 Token Introspection (RFC 7662) whose
// token it is.
import type { SignInProviderSettings } from '@matinee/contract';
import { ClientSecretPost, type IntrospectionResponse, tokenIntrospection } from 'openid-client';
import {
  discoverConfiguration,
  type LoadConfiguration,
  requireConfiguration,
} from '../open-id/discover-configuration.ts';
import { requestProvider } from '../open-id/request-provider.ts';
import { presentUserInfo } from '../present-user-info.ts';
import type { ProviderIdentity } from '../provider.ts';

export type OperatorSettings = Extract<SignInProviderSettings, { kind: 'operator' }>;

export interface OperatorProvider {
  /**
   * Finds out whose token it is.
   * @throws ProviderError
   */
  readIdentity(token: string): Promise<ProviderIdentity>;
}

/** @param cache caches the configuration that the operator publishes */
export function createOperatorProvider(
  settings: OperatorSettings,
  secret: string,
  cache: (load: LoadConfiguration) => LoadConfiguration,
): OperatorProvider {
  const { baseUri: issuer, clientId } = settings;
  const clientAuth = ClientSecretPost(secret);
  const loadConfiguration = cache(() => discoverConfiguration({ ...settings, issuer, clientAuth }));
  return {
    async readIdentity(token) {
      const configuration = await requireConfiguration(loadConfiguration);
      return requestProvider(async () => {
        const response = await tokenIntrospection(configuration, token);
        if (!response.active) throw new Error('the token of the operator is not valid');
        // A service that has the token of its own viewer must not sign in here as that person.
        if (!isIssuedTo(clientId, response))
          throw new Error('the token of the operator is for another service');
        return presentUserInfo(response, {
          issuer: configuration.serverMetadata().issuer,
          userInfoFields: { subject: 'sub', email: 'email', name: 'name' },
          hasVerifiedEmails: response.email_verified === true,
        });
      });
    },
  };
}

const isIssuedTo = (clientId: string, { client_id, aud = [] }: IntrospectionResponse): boolean =>
  client_id === clientId || [aud].flat().includes(clientId);
