// A service with a sign-in provider, and the requests of a browser that signs in with it.
import type { ErrorResponse, RealmFileInput, Tokens } from '@matinee/contract';
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from '@matinee/testing/open-id';
import { putProviderSecret } from '../../src/domains/identity/index.ts';
import type { BuildOptions } from '../../src/main/build-app.ts';
import { startService, type TestService } from '../service.ts';

export const defaultClientName = 'acme';

interface TokenRequest {
  code?: string;
  state?: string;
  issuer?: string;
  link?: boolean;
  token?: string;
  realm?: string;
  consentAnswers?: { fieldName: string; answer: boolean }[];
}

interface ProviderBrowser {
  /** Starts a sign-in. The browser keeps the cookie. */
  start(flow?: 'SIGNUP' | 'SIGNIN'): Promise<{ authorisationUri: string; silentAuthorisationUri: string }>;
  /** Sends what the provider has returned. */
  finish(returnUrl: URL, request?: TokenRequest): Promise<{ status: number; body: Tokens & ErrorResponse }>;
  /** Starts a sign-in, signs in at the provider, and sends what it returns. */
  signIn(
    person: ProviderPerson,
    request?: TokenRequest,
  ): Promise<{ status: number; body: Tokens & ErrorResponse }>;
}

export interface ProviderService {
  service: TestService;
  provider: OpenIdProvider;
  /** A browser that signs in with one of the providers; by default the first. */
  createBrowser(options?: { client?: string; provider?: OpenIdProvider }): ProviderBrowser;
  /** Adds a provider with the name to the realm. */
  addProvider(name: string): Promise<OpenIdProvider>;
  /** Changes the realm with the provider. */
  applyRealm(changes?: Partial<RealmFileInput>): Promise<void>;
  close(): Promise<void>;
}

export async function startProviderService(options: BuildOptions = {}): Promise<ProviderService> {
  const service = await startService(options);
  const providers: OpenIdProvider[] = [];
  const signInProviders: NonNullable<RealmFileInput['signInProviders']> = [];
  const applyRealm = async (changes: Partial<RealmFileInput> = {}) => {
    await service.applyRealm({ key: 'lantern', signInProviders, ...changes });
  };

  async function addProvider(openIdClientName: string): Promise<OpenIdProvider> {
    const newProvider = await startOpenIdProvider({ serviceUrl: service.url });
    const { issuer, clientId, clientSecret: secret } = newProvider;
    providers.push(newProvider);
    signInProviders.push({ name: 'Acme', openIdClientName, issuer, clientId, privateNetwork: true });
    await applyRealm();
    const { secrets } = service.services;
    await putProviderSecret(secrets, { realmId: service.realmId, clientName: openIdClientName, secret });
    return newProvider;
  }

  const firstProvider = await addProvider(defaultClientName);

  function createBrowser({
    client: name = defaultClientName,
    provider = firstProvider,
  }: {
    client?: string;
    provider?: OpenIdProvider;
  } = {}): ProviderBrowser {
    let cookie = '';
    const browser: ProviderBrowser = {
      async start(flow = 'SIGNIN') {
        const path = `/api/v2/openid/${name}/auth-uri?authoriseUriFlow=${flow}`;
        const response = await service.request<{ authorisationUri: string; silentAuthorisationUri: string }>(
          path,
          { headers: { cookie } },
        );
        const [header = ''] = response.headers.getSetCookie();
        cookie = header.split(';')[0] ?? '';
        return response.body;
      },
      finish: (returnUrl, { token, realm, ...changes } = {}) => {
        const issuer = changes.issuer ?? returnUrl.searchParams.get('iss');
        const { code, state, ...body } = changes;
        return service.request<Tokens & ErrorResponse>(`/api/v2/openid/${name}/token`, {
          headers: { cookie },
          ...(token && { token }),
          ...(realm && { realm }),
          body: {
            ...body,
            authorisationCode: code ?? returnUrl.searchParams.get('code'),
            state: state ?? returnUrl.searchParams.get('state'),
            ...(issuer && { issuer }),
          },
        });
      },
      async signIn(person, request) {
        provider.setPerson(person);
        const { authorisationUri } = await browser.start();
        return browser.finish(await provider.followAuthorisation(authorisationUri), request);
      },
    };
    return browser;
  }

  return {
    service,
    provider: firstProvider,
    createBrowser,
    addProvider,
    applyRealm,
    close: async () => {
      await Promise.all(providers.map((provider) => provider.close()));
      await service.close();
    },
  };
}
