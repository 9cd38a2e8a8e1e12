// An identity provider for tests of OpenID Connect. It signs in the person that the test sets, and shows no pages.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

export interface ProviderPerson {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The paths that clients have requested, in order. */
  requestPaths: string[];
  /** The person who signs in from now on; null refuses the sign-in. */
  setPerson(person: ProviderPerson | null): void;
  /** Follows the redirects of an authorisation URI like a new browser, and resolves with the last URL. */
  followAuthorisation(uri: string): Promise<URL>;
  close(): Promise<void>;
}

const clientId = 'matinee';
const clientSecret = 'the-secret-that-only-this-client-knows';

/** Starts the provider on a free port of 127.0.0.1. */
export async function startOpenIdProvider({
  serviceUrl,
}: {
  /** Base URL of the service that signs viewers in, without a trailing slash. */
  serviceUrl: string;
}): Promise<OpenIdProvider> {
  let person: ProviderPerson | null = { subject: 'somebody' };
  const people = new Map<string, ProviderPerson>();
  const requestPaths: string[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${serviceUrl}/oidc`],
        post_logout_redirect_uris: [`${serviceUrl}/`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
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
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: () => toClaims(people.get(subject) ?? { subject }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
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
    else void handleRequest(request, response);
  });

  return {
    issuer,
    clientId,
    clientSecret,
    requestPaths,
    setPerson: (newPerson) => {
      person = newPerson;
    },
    followAuthorisation: (uri) => followRedirects(new URL(uri), serviceUrl),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toClaims({ subject, email, emailVerified, name }: ProviderPerson) {
  return {
    sub: subject,
    ...(email !== undefined && { email, email_verified: emailVerified ?? false }),
    ...(name !== undefined && { name }),
  };
}

const maxRedirects = 10;

async function followRedirects(start: URL, endOrigin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let redirectCount = 0; redirectCount < maxRedirects; redirectCount++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url} does not redirect: ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin === endOrigin) return url;
  }
  throw new Error(`${start} redirects too often`);
}
