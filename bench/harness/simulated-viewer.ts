// Simulates viewers with think time. Each has one connection, as a browser behind a proxy has, and never more than
// one request in progress.
import { Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface RequestOutcome {
  /** What the request was for, such as `segment`. */
  kind: string;
  /** HTTP status; `reset`, `timeout` or another error when there was no response. */
  result: number | string;
  milliseconds: number;
}

export interface ViewerResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RequestOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SimulatedViewer {
  /** Sends a request and records its outcome. Resolves with undefined when there was no response. */
  send(kind: string, path: string, options?: RequestOptions): Promise<ViewerResponse | undefined>;
  /** Waits for a random time with the mean `thinkMs`. */
  think(): Promise<void>;
  close(): void;
}

export interface SimulatedViewerOptions {
  url: string;
  /** IP address of the client, as a proxy reports it. */
  ipAddress?: string;
  outcomes: RequestOutcome[];
  /** Mean pause between two requests. */
  thinkMs: number;
}

const timeoutMs = 10_000;

export function createSimulatedViewer({
  url,
  ipAddress,
  outcomes,
  thinkMs,
}: SimulatedViewerOptions): SimulatedViewer {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send(kind, path, { method = 'GET', body, headers = {} } = {}) {
      const startedAt = performance.now();
      return new Promise((resolve) => {
        const finish = (result: RequestOutcome['result'], response?: ViewerResponse) => {
          outcomes.push({ kind, result, milliseconds: performance.now() - startedAt });
          resolve(response);
        };
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const clientRequest = sendRequest(
          new URL(path, url),
          {
            method,
            agent,
            timeout: timeoutMs,
            headers: {
              ...headers,
              ...(ipAddress !== undefined && { 'x-forwarded-for': ipAddress }),
              ...(payload !== undefined && { 'content-type': 'application/json' }),
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            const isText = /json|mpegurl/.test(response.headers['content-type'] ?? '');
            response.on('data', (chunk: Buffer) => isText && chunks.push(chunk));
            response.on('error', (error) => finish(describeError(error)));
            response.on('end', () => {
              const status = response.statusCode ?? 0;
              finish(status, { status, headers: response.headers, body: Buffer.concat(chunks).toString() });
            });
          },
        );
        clientRequest.on('timeout', () => clientRequest.destroy(new Error('timeout')));
        clientRequest.on('error', (error) => finish(describeError(error)));
        clientRequest.end(payload);
      });
    },
    // The time is between a third and five thirds of the mean.
    think: () => wait(thinkMs / 3 + (Math.random() * thinkMs * 4) / 3),
    close: () => agent.destroy(),
  };
}

function describeError(error: NodeJS.ErrnoException): string {
  if (error.message === 'timeout') return 'timeout';
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' ? 'reset' : (error.code ?? error.message);
}

export function parseBody<Body>(response: ViewerResponse | undefined): Body | undefined {
  return response && response.status >= 200 && response.status < 300
    ? (JSON.parse(response.body) as Body)
    : undefined;
}
