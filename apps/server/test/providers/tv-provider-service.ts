// A service with a TV provider, and the requests of a browser that signs in with it.
import type { ErrorResponse, RealmFileInput, Tokens } from '@matinee/contract';
import { startTestTvProvider, type TestTvProvider, type TvSubscriber } from '@matinee/testing/tv-provider';
import { putProviderSecret } from '../../src/domains/identity/index.ts';
import { startService, type TestService } from '../service.ts';

export type TvProviderKindName = 'adobe-dcr' | 'primetime';

interface SignInResponse {
  status: number;
  body: Tokens & ErrorResponse;
}

interface StartedSignIn {
  status: number;
  code: string;
  /** Finishes the sign-in. */
  accessToken: string;
  errorCode: string | undefined;
}

interface TvBrowser {
  /** Requests a registration code. The browser keeps the cookie. */
  start(fields?: Record<string, unknown>): Promise<StartedSignIn>;
  finish(accessToken: string, fields?: Record<string, unknown>, token?: string): Promise<SignInResponse>;
  /** Starts a sign-in, signs in at the TV provider, and finishes the sign-in. */
  signIn(
    subscriber: TvSubscriber | null,
    fields?: Record<string, unknown>,
    token?: string,
  ): Promise<SignInResponse>;
}

export interface TvProviderService {
  service: TestService;
  provider: TestTvProvider;
  createBrowser(kind?: TvProviderKindName): TvBrowser;
  /** Signs in at the TV provider with a registration code. Returns where the browser goes. */
  authenticate(code: string, mvpd?: string): Promise<string>;
  /** Changes the settings of the provider, and other parts of the realm. */
  applyRealm(settings?: Record<string, unknown>, changes?: Partial<RealmFileInput>): Promise<void>;
  close(): Promise<void>;
}

export async function startTvProviderService(): Promise<TvProviderService> {
  const service = await startService();
  const provider = await startTestTvProvider({ redirectOrigin: service.url });
  const { requestorId, baseUri, client } = provider;

  const applyRealm: TvProviderService['applyRealm'] = async (settings = {}, changes = {}) => {
    const shared = { requestorId, baseUri, privateNetwork: true, ...settings };
    await service.applyRealm({
      key: 'lantern',
      signInProviders: [
        { kind: 'adobe-dcr', ...shared },
        { kind: 'primetime', ...shared, clientId: client.clientId },
      ],
      ...changes,
    });
  };
  await applyRealm();
  const secrets = { 'adobe-dcr': provider.softwareStatement, primetime: client.clientSecret };
  for (const [clientName, secret] of Object.entries(secrets))
    await putProviderSecret(service.services.secrets, { realmId: service.realmId, clientName, secret });

  async function authenticate(code: string, mvpd = 'HarbourCable'): Promise<string> {
    const query = new URLSearchParams({
      requestor_id: requestorId,
      mso_id: mvpd,
      reg_code: code,
      domain_name: '127.0.0.1',
      noflash: 'true',
      no_iframe: 'true',
      redirect_url: `${service.url}/providers/success?provider=${mvpd}`,
    });
    const response = await fetch(`${baseUri}/api/v1/authenticate?${query}`, { redirect: 'manual' });
    return response.headers.get('location') ?? '';
  }

  function createBrowser(kind: TvProviderKindName = 'adobe-dcr'): TvBrowser {
    let cookie = '';
    const isPrimetime = kind === 'primetime';
    const browser: TvBrowser = {
      async start(fields = {}) {
        const { status, headers, body } = await service.request<{
          code: string;
          accessToken?: string;
          state?: string;
        }>(isPrimetime ? `/api/v2/adobe/${requestorId}/regcode` : '/api/v3/adobe/regcode', {
          method: 'POST',
          headers: { cookie },
          ...(!isPrimetime && { body: { requestorId, ...fields } }),
        });
        cookie = headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        const { code, accessToken, state } = body;
        return {
          status,
          code,
          accessToken: accessToken ?? state ?? '',
          errorCode: status < 300 ? undefined : code,
        };
      },
      finish: (accessToken, fields = {}, token) =>
        service.request<Tokens & ErrorResponse>(isPrimetime ? '/api/v2/user/adobe' : '/api/v3/adobe/token', {
          headers: { cookie },
          ...(token && { token }),
          body: { requestorId, ...(isPrimetime ? { state: accessToken } : { accessToken }), ...fields },
        }),
      async signIn(subscriber, fields, token) {
        provider.setSubscriber(subscriber);
        const { code, accessToken } = await browser.start();
        await authenticate(code);
        return browser.finish(accessToken, fields, token);
      },
    };
    return browser;
  }

  return {
    service,
    provider,
    createBrowser,
    authenticate,
    applyRealm,
    close: async () => {
      await provider.close();
      await service.close();
    },
  };
}
