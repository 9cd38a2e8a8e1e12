// An operator for tests, with a script (SDK) that finds partners and signs subscribers in. The tokens and their introspection
// are those of oidc-provider.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { createSubscriberSessions, type OperatorSubscriber } from './operator/subscriber-sessions.ts';

export type { OperatorSubscriber };

interface OperatorPartner {
  id: string;
  name: string;
}

export interface TestOperator {
  /** The settings in the realm file. */
  settings: ReturnType<typeof createSettings>;
  clientId: string;
  /** What the operator of the service enters as the secret. */
  clientSecret: string;
  /** `METHOD /path?query` of the requests, in order. */
  requests: string[];
  /** The number of subscribers who are signed in at the operator. */
  readonly sessionCount: number;
  /** The partners that the script detects. */
  setPartners(partners: readonly OperatorPartner[]): void;
  putSubscriber(subscriber: OperatorSubscriber): void;
  /** Creates a token like the script, by default for this service. */
  createToken(subscriber: OperatorSubscriber, clientId?: string): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'matinee';
/** Another service that uses the operator. */
const otherClientId = 'another-service';
const clientSecret = 'the-secret-that-only-this-client-knows';

const createSettings = (origin: string) => ({
  kind: 'operator' as const,
  name: 'Harbour Mobile',
  baseUri: origin,
  sdkUri: `${origin}/sdk.js`,
  clientId,
  mediaProperties: ['lantern-tv'],
  environment: 'staging',
  privateNetwork: true,
});

/** Starts the operator on a free port of 127.0.0.1. */
export async function startTestOperator(): Promise<TestOperator> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requests: string[] = [];
  const people = new Map<string, Omit<OperatorSubscriber, 'id'>>();
  const provider = new Provider(origin, {
    clients: [clientId, otherClientId].map((id) => ({
      client_id: id,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [],
      response_types: [],
      grant_types: [],
    })),
    cookies: { keys: ['a key of the tests'] },
    extraTokenClaims: (_ctx, token) => {
      const accountId = 'accountId' in token ? token.accountId : undefined;
      const { email, emailVerified, name } = people.get(String(accountId)) ?? {};
      return { email, email_verified: emailVerified, name };
    },
    features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
  });

  async function createToken(
    { id, ...person }: OperatorSubscriber,
    tokenClientId = clientId,
  ): Promise<string> {
    const client = await provider.Client.find(tokenClientId);
    if (!client) throw new Error(`there is no client ${tokenClientId}`);
    const grantId = await new provider.Grant({ clientId: tokenClientId, accountId: id }).save();
    people.set(id, person);
    const token = new provider.AccessToken({
      client,
      accountId: id,
      grantId,
      gty: 'operator',
    });
    return token.save();
  }

  const sessions = createSubscriberSessions({ createToken });
  const handleProviderRequest = provider.callback();
  const sdk = await readFile(new URL('./operator/sdk.js', import.meta.url));

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (url.pathname === '/sdk.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(sdk);
    else if (!(await sessions.handle(request, response, url))) await handleProviderRequest(request, response);
  });

  return {
    settings: createSettings(origin),
    clientId,
    clientSecret,
    requests,
    get sessionCount() {
      return sessions.count;
    },
    setPartners: sessions.setPartners,
    putSubscriber: sessions.putSubscriber,
    createToken,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
