// Requests to the identity service: the Identity Toolkit API and the token service of Firebase.
import type { SignInProviderSettings } from '@matinee/contract';
import { createOutboundFetch } from '../open-id/outbound-fetch.ts';
import { ProviderError } from '../provider.ts';

export type FirebaseSettings = Extract<SignInProviderSettings, { kind: 'firebase' }>;

/** The service has refused a request. `code` is the first word of its message, such as `EMAIL_EXISTS`. */
export class FirebaseError extends Error {
  override name = 'FirebaseError';
  readonly code: string;
  readonly detail: string;

  constructor(message: string) {
    super(message);
    const [code = '', ...details] = message.split(' : ');
    this.code = code;
    this.detail = details.join(' : ');
  }
}

export interface FirebaseApi {
  /** @throws FirebaseError | ProviderError */
  callToolkit(
    method: string,
    body: Readonly<Record<string, unknown>>,
    headers?: Record<string, string>,
  ): Promise<Readonly<Record<string, unknown>>>;
  refreshToken(refreshToken: string): Promise<Readonly<Record<string, unknown>>>;
  fetchKeys(): Promise<Readonly<Record<string, unknown>>>;
}

const keysPath = 'www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export function createFirebaseApi({ config, emulatorUri, privateNetwork }: FirebaseSettings): FirebaseApi {
  const send = createOutboundFetch(privateNetwork);
  // The emulator of Firebase has the host as the first segment of the path.
  const buildUri = (hostAndPath: string) =>
    emulatorUri === undefined ? `https://${hostAndPath}` : `${emulatorUri}/${hostAndPath}`;
  const key = encodeURIComponent(config.apikey);

  async function request(
    uri: string,
    init: { method: string; headers?: Record<string, string>; body?: string },
  ) {
    const response = await send(uri, {
      headers: {},
      body: undefined,
      redirect: 'manual',
      ...init,
    }).catch((error: unknown) => {
      throw new ProviderError('unavailable', error);
    });
    const body: unknown = await response.json().catch(() => null);
    const fields: Readonly<Record<string, unknown>> =
      typeof body === 'object' && body !== null ? { ...body } : {};
    if (response.ok) return fields;
    const { message } = Object(fields.error);
    if (typeof message === 'string' && response.status < 500) throw new FirebaseError(message);
    throw new ProviderError('unavailable', new Error(`the service responds with ${response.status}`));
  }

  return {
    callToolkit: (method, body, headers) =>
      request(buildUri(`identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    refreshToken: (refreshToken) =>
      request(buildUri(`securetoken.googleapis.com/v1/token?key=${key}`), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
      }),
    fetchKeys: () => request(buildUri(keysPath), { method: 'GET' }),
  };
}
