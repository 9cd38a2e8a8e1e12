// A provider for tests that checks an id and a secret, like the customer database of a partner.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Customer {
  secret: string;
  /** The person in the response. */
  person: Readonly<Record<string, unknown>>;
}

export interface CredentialProvider {
  signInUri: string;
  /** What the service must send to prove that it is the caller. */
  serviceSecret: string;
  requestCount: number;
  putCustomer(id: string, customer: Customer): void;
  /** Responds to all requests like this; null ends it. */
  setFailure(failure: { status: number; body: unknown } | null): void;
  close(): Promise<void>;
}

/** Starts the provider on a free port of 127.0.0.1. */
export async function startCredentialProvider(): Promise<CredentialProvider> {
  const serviceSecret = 'the-secret-of-the-service';
  const customers = new Map<string, Customer>();
  let failure: { status: number; body: unknown } | null = null;

  async function respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (failure) return failure;
    const isCall = request.method === 'POST' && request.headers['content-type'] === 'application/json';
    if (!isCall) return { status: 404, body: {} };
    if (request.headers.authorization !== `Bearer ${serviceSecret}`)
      return { status: 403, body: { message: 'Unknown service' } };
    const { id, secret } = JSON.parse(await readText(request));
    const customer = customers.get(id);
    const isCorrect = customer !== undefined && customer.secret === secret;
    return isCorrect ? { status: 200, body: customer.person } : { status: 401, body: {} };
  }

  const server = createServer((request, response) => {
    provider.requestCount += 1;
    void respond(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: CredentialProvider = {
    signInUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sign-in`,
    serviceSecret,
    requestCount: 0,
    putCustomer: (id, customer) => void customers.set(id, customer),
    setFailure: (newFailure) => {
      failure = newFailure;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
