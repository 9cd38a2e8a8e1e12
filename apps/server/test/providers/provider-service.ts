// A service with a sign-in provider, and the requests of a browser that signs in with it.
import type { ErrorResponse, RealmFileInput, Tokens } from '@matinee/contract';
import {
  type ProviderKindName,
  type ProviderPerson,
  startTestProvider,
  type TestProvider,
} from '@matinee/testing/sign-in-provider';
import { putProviderSecret } from '../../src/domains/identity/index.ts';
import type { BuildOptions } from '../../src/main/build-app.ts';
import { startService, type TestService } from '../service.ts';
import { createFinishRequest, createStartPath, getClientName } from './provider-requests.ts';

export const defaultClientName = 'acme';

interface TokenRequest {
  /** The code, or the identity token of Google. */
  credential?: string;
  state?: string;
  link?: boolean;
  token?: string;
  realm?: string;
  consentAnswers?: { fieldName: string; answer: boolean }[];
  /** Other fields of the body. */
  fields?: Readonly<Record<string, unknown>>;
}

interface SignInResponse {
  status: number;
  body: Tokens & ErrorResponse;
}

interface ProviderBrowser {
  /** The cookie of the sign-in that was started last. */
  readonly cookie: string;
  /** Starts a sign-in. The browser keeps the cookie. */
  start(flow?: 'SIGNUP' | 'SIGNIN'): Promise<{ authorisationUri: string; silentAuthorisationUri: string }>;
  /** Sends what the provider has returned. */
  finish(returnUrl: URL, request?: TokenRequest): Promise<SignInResponse>;
  /** Starts a sign-in, signs in at the provider, and sends what it returns. */
  signIn(person: ProviderPerson, request?: TokenRequest): Promise<SignInResponse>;
}

export interface ProviderService {
  service: TestService;
  provider: TestProvider;
  /** A browser that signs in with one of the providers; by default the first. */
  createBrowser(provider?: TestProvider): ProviderBrowser;
  /** Adds a provider to the realm. */
  addProvider(options: { kind?: ProviderKindName; name: string }): Promise<TestProvider>;
  /** Changes the realm with the provider. */
  applyRealm(changes?: Partial<RealmFileInput>): Promise<void>;
  close(): Promise<void>;
}

export async function startProviderService(
  options: BuildOptions = {},
  kind: ProviderKindName = 'openid',
  environment: Record<string, string> = {},
): Promise<ProviderService> {
  const service = await startService(options, environment);
  const providers: TestProvider[] = [];
  const applyRealm = async (changes: Partial<RealmFileInput> = {}) => {
    const signInProviders = providers.map(({ settings }) => settings);
    await service.applyRealm({ key: 'lantern', signInProviders, ...changes });
  };

  const addProvider: ProviderService['addProvider'] = async ({ kind: addedKind = 'openid', name }) => {
    const provider = await startTestProvider({ serviceUrl: service.url, kind: addedKind, client: name });
    providers.push(provider);
    await applyRealm();
    await putProviderSecret(service.services.secrets, {
      realmId: service.realmId,
      clientName: getClientName(provider),
      secret: provider.clientSecret,
    });
    return provider;
  };

  const firstProvider = await addProvider({ kind, name: defaultClientName });

  function createBrowser(provider = firstProvider): ProviderBrowser {
    let cookie = '';
    const browser: ProviderBrowser = {
      get cookie() {
        return cookie;
      },
      async start(flow = 'SIGNIN') {
        const response = await service.request<{ authorisationUri: string; silentAuthorisationUri: string }>(
          createStartPath(provider, flow),
          { headers: { cookie } },
        );
        const [header = ''] = response.headers.getSetCookie();
        cookie = header.split(';')[0] ?? '';
        return response.body;
      },
      finish: (returnUrl, { token, realm, ...request } = {}) => {
        const { path, body } = createFinishRequest(provider, returnUrl, request);
        return service.request<Tokens & ErrorResponse>(path, {
          headers: { cookie },
          ...(token && { token }),
          ...(realm && { realm }),
          body,
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
