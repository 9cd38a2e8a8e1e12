import {
  allowInsecureRequests,
  type ClientAuth,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { ProviderError } from '../provider.ts';
import { createOutboundFetch } from './outbound-fetch.ts';

interface OpenIdClient {
  issuer: string;
  clientId: string;
  privateNetwork: boolean;
  /** How the service identifies itself to the provider. */
  clientAuth: ClientAuth;
  /** Changes the configuration. */
  execute?: readonly ((configuration: Configuration) => void)[];
}

export type LoadConfiguration = () => Promise<Configuration>;

/** Reads the configuration that a provider publishes at its issuer. */
export function discoverConfiguration({
  issuer,
  clientId,
  privateNetwork,
  clientAuth,
  execute = [],
}: OpenIdClient): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, undefined, clientAuth, {
    [customFetch]: createOutboundFetch(privateNetwork),
    execute: [enableNonRepudiationChecks, ...(privateNetwork ? [allowInsecureRequests] : []), ...execute],
  });
}

/** @throws ProviderError (`unavailable`) */
export const requireConfiguration = (load: LoadConfiguration): Promise<Configuration> =>
  load().catch((error: unknown) => {
    throw new ProviderError('unavailable', error);
  });
