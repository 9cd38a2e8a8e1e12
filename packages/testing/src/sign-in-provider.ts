// A sign-in provider for tests. It speaks the protocols of OpenID Connect, generic OAuth, Google, Facebook and Apple, signs in
// the person that the test sets, and shows no pages.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';
import { followAuthorisation } from './sign-in-provider/follow-authorisation.ts';
import {
  createKind,
  type ProviderKindName,
  type ProviderSettings,
} from './sign-in-provider/provider-kinds.ts';
import { isUserInfoPath, type ProviderPerson, sendUserInfo, toClaims } from './sign-in-provider/user-info.ts';

export type { ProviderKindName, ProviderPerson };

export interface TestProvider {
  /** The settings in the realm file. */
  settings: ProviderSettings;
  issuer: string;
  clientId: string;
  /** What the operator enters as the secret. */
  clientSecret: string;
  /** The paths that clients have requested, in order. */
  requestPaths: string[];
  /** The person who signs in from now on; null refuses the sign-in. */
  setPerson(person: ProviderPerson | null): void;
  /**
   * Follows an authorisation URI like a new browser, until the provider or its form sends the browser back. Resolves with the
   * URL of the page that opens.
   */
  followAuthorisation(uri: string): Promise<URL>;
  close(): Promise<void>;
}

interface TestProviderOptions {
  /** Base URL of the service that signs viewers in, without a trailing slash. */
  serviceUrl: string;
  kind?: ProviderKindName;
  /** The name of the provider in the realm file, of the kinds that have one. */
  client?: string;
}

const clientId = 'matinee';

/** Starts the provider on a free port of 127.0.0.1. */
export async function startTestProvider({
  serviceUrl,
  kind: kindName = 'openid',
  client = 'acme',
}: TestProviderOptions): Promise<TestProvider> {
  let person: ProviderPerson | null = { subject: 'somebody' };
  const people = new Map<string, ProviderPerson>();
  const requestPaths: string[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kind = createKind(kindName, { issuer, clientId, client });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  const findPerson = (subject: string): ProviderPerson => people.get(subject) ?? { subject };
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: kind.clientSecret,
        redirect_uris: [serviceUrl + kind.returnPath],
        post_logout_redirect_uris: [`${serviceUrl}/`],
        token_endpoint_auth_method: 'client_secret_post',
        ...kind.client,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'name', 'public_profile'],
    // Apple has no endpoint with the details of a person.
    conformIdTokenClaims: kindName !== 'apple',
    cookies: { keys: ['a key of the tests'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // The built-in sign-out page loads fonts from another site.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Sign out</title>${form}`;
        },
      },
    },
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ...(kind.routes && { routes: kind.routes }),
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: () => toClaims(findPerson(subject)),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile name public_profile');
      await grant.save();
      return grant;
    },
  });
  kind.configure?.(provider);
  const handleRequest = provider.callback();

  async function finishInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (person) people.set(person.subject, person);
    const result = person
      ? { login: { accountId: person.subject }, create: {} }
      : { error: 'access_denied', error_description: 'The person has refused' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    requestPaths.push(url);
    if (url.startsWith('/interaction/')) void finishInteraction(request, response);
    else if (isUserInfoPath(url))
      void sendUserInfo(request, response, { provider, findPerson, secret: kind.clientSecret });
    else void handleRequest(request, response);
  });

  return {
    settings: kind.settings,
    issuer,
    clientId,
    clientSecret: kind.operatorSecret ?? kind.clientSecret,
    requestPaths,
    setPerson: (newPerson) => {
      person = newPerson;
    },
    followAuthorisation: (uri) => followAuthorisation(new URL(uri), serviceUrl),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
