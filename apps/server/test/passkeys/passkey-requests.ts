// Requests that the tests of passkeys share.
import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SecurityEvent,
  Tokens,
} from '@matinee/contract';
import type { RequestOptions, TestService } from '../service.ts';
import {
  type CeremonyChanges,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts';

/** The public address of the service of these tests. */
export const origin = 'https://tv.example';
export const accountPath = '/api/v2/user/passkeys';
export const signInPath = '/api/v2/login/passkey';

/** `getService` is called at the first request, because a test file creates its requests before its service. */
export function createPasskeyRequests(getService: () => TestService) {
  const requestCreationOptions = (token: string) =>
    getService().request<PasskeyCreationOptions>(`${accountPath}/options`, { method: 'POST', token });

  async function addPasskey(
    token: string,
    changes: CeremonyChanges = {},
    authenticator = createSoftwareAuthenticator(origin),
  ) {
    const { body: options } = await requestCreationOptions(token);
    const credential = authenticator.create(options, changes);
    const response = await getService().request<Passkey>(accountPath, { token, body: { credential } });
    return { authenticator, credential, ...response };
  }

  async function requestSignInOptions(options: RequestOptions = {}): Promise<PasskeyRequestOptions> {
    const request = { method: 'POST', ...options };
    return (await getService().request<PasskeyRequestOptions>(`${signInPath}/options`, request)).body;
  }

  async function signIn(
    authenticator: SoftwareAuthenticator,
    changes: CeremonyChanges = {},
    requestOptions: RequestOptions = {},
  ) {
    const credential = authenticator.get(await requestSignInOptions(requestOptions), changes);
    return getService().request<Tokens>(signInPath, { ...requestOptions, body: { credential } });
  }

  const listPasskeys = async (token: string) =>
    (await getService().request<{ passkeys: Passkey[] }>(accountPath, { token })).body.passkeys;

  async function listEventKinds(token: string): Promise<string[]> {
    const path = '/api/v2/user/security-events';
    const { body } = await getService().request<{ events: SecurityEvent[] }>(path, { token });
    return body.events.map(({ kind, method }) => [kind, method].filter(Boolean).join(' '));
  }

  /** Creates an account with a passkey. */
  async function openAccountWithPasskey() {
    const tokens = await getService().signInNewAccount();
    const token = tokens.authorisationToken;
    const { authenticator, body } = await addPasskey(token);
    return { tokens, token, authenticator, passkey: body };
  }

  return {
    requestCreationOptions,
    addPasskey,
    requestSignInOptions,
    signIn,
    listPasskeys,
    listEventKinds,
    openAccountWithPasskey,
  };
}
