// A provider that checks an id and a secret. It responds with 200 and the person, or with 401 if the id or the secret is
// wrong. Its other responses are failures.
import type { SignInProviderSettings } from '@matinee/contract';
import { createOutboundFetch } from '../open-id/outbound-fetch.ts';
import { readText } from '../open-id/present-identity.ts';
import { presentUserInfo } from '../present-user-info.ts';
import { ProviderError, type ProviderIdentity } from '../provider.ts';

export type CredentialProviderSettings = Extract<SignInProviderSettings, { kind: 'credentials' }>;

export interface Credentials {
  id: string;
  secret: string;
}

export interface CredentialProvider {
  /**
   * Returns null if the id or the secret is wrong.
   * @throws ProviderError
   */
  readIdentity(credentials: Credentials): Promise<ProviderIdentity | null>;
}

/** @param serviceSecret proves to the provider that this service sends the request; undefined if it was not entered */
export function createCredentialProvider(
  settings: CredentialProviderSettings,
  serviceSecret: string | undefined,
): CredentialProvider {
  const { signInUri, privateNetwork } = settings;
  const send = createOutboundFetch(privateNetwork);

  return {
    async readIdentity({ id, secret }) {
      const response = await send(signInUri, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(serviceSecret !== undefined && { authorization: `Bearer ${serviceSecret}` }),
        },
        body: JSON.stringify({ id, secret }),
        redirect: 'manual',
      }).catch((error: unknown) => {
        throw new ProviderError('unavailable', error);
      });
      if (response.status === 401) return null;
      const body = await readJson(response);
      if (!response.ok) throw createError(response, body);
      try {
        return presentUserInfo(body, { issuer: signInUri, ...settings });
      } catch (error) {
        throw new ProviderError('rejected', error);
      }
    },
  };
}

async function readJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

const maxMessageLength = 300;

function createError({ status }: Response, { message }: Readonly<Record<string, unknown>>): ProviderError {
  const cause = new Error(`the provider responds with ${status}`);
  const providerMessage = readText(message)?.slice(0, maxMessageLength) ?? null;
  return new ProviderError(status >= 500 ? 'unavailable' : 'rejected', cause, providerMessage);
}
