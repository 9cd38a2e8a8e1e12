// Dynamic client registration (RFC 7591) and the access tokens of clients, with the errors that Adobe Pass documents.
import { randomUUID } from 'node:crypto';

interface RegisteredClient {
  clientId: string;
  clientSecret: string;
}

export interface ClientRegistry {
  softwareStatement: string;
  permanentClient: RegisteredClient;
  /** Returns the error code of a registration that is refused. */
  register(body: { software_statement?: unknown; redirect_uri?: unknown }): RegisteredClient | string;
  /** Returns undefined for an unknown client or a wrong secret. */
  issueToken(params: URLSearchParams): string | undefined;
  isValidToken(token: string): boolean;
  forget(): void;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createStatement = (id: string) =>
  `${encode({ alg: 'RS256' })}.${encode({ software_id: id })}.signature`;

/** The statement of an application that nobody has approved. */
const unapprovedStatement = createStatement('unapproved');

export function createClientRegistry({ redirectOrigin }: { redirectOrigin: string }): ClientRegistry {
  const softwareStatement = createStatement('lantern');
  const permanentClient = { clientId: 'lantern', clientSecret: 'the-secret-of-lantern' };
  const clients = new Map<string, RegisteredClient>([[permanentClient.clientId, permanentClient]]);
  const tokens = new Set<string>();
  return {
    softwareStatement,
    permanentClient,
    register({ software_statement: statement, redirect_uri: redirectUri }) {
      if (typeof statement !== 'string') return 'invalid_request';
      if (statement === unapprovedStatement) return 'unapproved_software_statement';
      if (statement !== softwareStatement) return 'invalid_software_statement';
      if (redirectUri !== undefined && URL.parse(String(redirectUri))?.origin !== redirectOrigin)
        return 'invalid_redirect_uri';
      const client = { clientId: randomUUID(), clientSecret: randomUUID() };
      clients.set(client.clientId, client);
      return client;
    },
    issueToken(params) {
      const client = clients.get(params.get('client_id') ?? '');
      if (params.get('grant_type') !== 'client_credentials') return undefined;
      if (!client || client.clientSecret !== params.get('client_secret')) return undefined;
      const token = randomUUID();
      tokens.add(token);
      return token;
    },
    isValidToken: (token) => tokens.has(token),
    forget() {
      clients.clear();
      clients.set(permanentClient.clientId, permanentClient);
      tokens.clear();
    },
  };
}
