// A stand-in for an external server: it sends prepared responses and records requests.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PreparedResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** When true, the response never ends. */
  hangs?: boolean;
}

interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

type Responder = PreparedResponse | ((request: ReceivedRequest) => PreparedResponse);

export interface ExternalServer {
  /** Base URL, without a trailing slash. */
  url: string;
  requests: ReceivedRequest[];
  /** Sets the response for a path; a function receives the request. */
  setResponse(path: string, responder: Responder): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startExternalServer(): Promise<ExternalServer> {
  const responders = new Map<string, Responder>();
  const requests: ReceivedRequest[] = [];
  const server = createServer(({ url = '/', headers: requestHeaders }, response) => {
    const request = { path: url, headers: requestHeaders };
    requests.push(request);
    const responder = responders.get(url) ?? { status: 404 };
    const {
      status = 200,
      headers = {},
      body = '',
      hangs,
    } = typeof responder === 'function' ? responder(request) : responder;
    response.writeHead(status, headers);
    if (hangs) response.write(body);
    else response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setResponse: (path, responder) => void responders.set(path, responder),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
