// A stand-in for an external server: it sends prepared responses and records requests.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SourceAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Never ends its response. */
  hangs?: boolean;
}

type Asked = { path: string; headers: IncomingHttpHeaders };

export interface SourceServer {
  /** Start of every URL on it, without a slash at its end. */
  url: string;
  asked: Asked[];
  /** Sets the response for a path; a function receives the request. */
  answer(path: string, answer: SourceAnswer | ((asked: Asked) => SourceAnswer)): void;
  close(): Promise<void>;
}

/** Starts on a free port of 127.0.0.1. */
export async function startSourceServer(): Promise<SourceServer> {
  const answers = new Map<string, SourceAnswer | ((asked: Asked) => SourceAnswer)>();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '/', headers: request.headers };
    asked.push(one);
    const told = answers.get(one.path) ?? { status: 404 };
    const { status = 200, headers = {}, body = '', hangs } = typeof told === 'function' ? told(one) : told;
    response.writeHead(status, headers);
    if (hangs) response.write(body);
    else response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
