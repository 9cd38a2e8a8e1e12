// A service for TV providers, for tests. It speaks the wire format of Adobe Pass: dynamic client registration, registration
// codes, the list of TV providers, and the tokens of subscribers. It signs in the subscriber that the test sets, and shows no pages.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClientRegistry } from './tv-provider/client-registry.ts';
import { createTvProviderRoutes } from './tv-provider/routes.ts';
import type { TvSubscriber } from './tv-provider/subscribers.ts';

export type { TvSubscriber };

export interface TestTvProvider {
  baseUri: string;
  requestorId: string;
  /** What the operator enters as the secret of the kind `adobe-dcr`. */
  softwareStatement: string;
  /** The client of the kind `primetime`, which exists without a registration. */
  client: { clientId: string; clientSecret: string };
  /** `METHOD /path` of the requests, in order. */
  requests: string[];
  /** The subscriber who signs in from now on; null refuses the sign-in. */
  setSubscriber(subscriber: TvSubscriber | null): void;
  /** Forgets the registered clients, whose requests then fail with 400. */
  forgetClients(): void;
  /** Forgets who has signed in on the devices. */
  forgetDevices(): void;
  /** Responds to requests of a path with a status, `count` times. */
  failNext(path: string, status: number, count?: number): void;
  /** The format of the list of TV providers. Default: JSON. */
  setConfigFormat(format: 'json' | 'xml'): void;
  close(): Promise<void>;
}

/** Starts the service on a free port of 127.0.0.1. */
export async function startTestTvProvider({
  redirectOrigin,
}: {
  /** The origin to which clients may let viewers return. */
  redirectOrigin: string;
}): Promise<TestTvProvider> {
  const requestorId = 'lantern-tv';
  const clients = createClientRegistry({ redirectOrigin });
  const routes = createTvProviderRoutes({ requestorId, clients });
  const requests: string[] = [];
  const failures: { path: string; status: number; count: number }[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${request.method} ${url.pathname}`);
    const failure = failures.find(({ path, count }) => count > 0 && url.pathname.startsWith(path));
    if (failure) {
      failure.count--;
      response.writeHead(failure.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: failure.status, message: 'Requested by the test' }));
      return;
    }
    await routes.handle(request, response, url);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestorId,
    softwareStatement: clients.softwareStatement,
    client: clients.permanentClient,
    requests,
    setSubscriber: routes.setSubscriber,
    forgetClients: clients.forget,
    forgetDevices: routes.forgetDevices,
    failNext: (path, status, count = 1) => failures.push({ path, status, count }),
    setConfigFormat: routes.setConfigFormat,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
