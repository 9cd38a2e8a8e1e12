import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, type Client, createClient, createMemoryTokenStore, type TokenStore } from './index.ts';

interface ReceivedRequest {
  line: string;
  bearer: string | undefined;
  realm: string | string[] | undefined;
}

let server: Server;
let received: ReceivedRequest[];
let valid: Set<string>;
let allowsGuests: boolean;
let counter: number;
let tokens: TokenStore;
let client: Client;

const pair = (name: string) => ({ authorisationToken: name, refreshToken: `${name}-refresh` });

interface TestResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

async function respond(request: IncomingMessage): Promise<TestResponse> {
  const bearer = request.headers.authorization?.replace('Bearer ', '');
  const line = `${request.method} ${request.url}`;
  received.push({ line, bearer, realm: request.headers.realm });
  if (line === 'POST /api/v2/login/guest' || line === 'POST /api/v2/token/refresh') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    counter += 1;
    if (line.endsWith('guest') && !allowsGuests) {
      return { status: 503, body: { code: 'overloaded', messages: [], requestId: 'r0' } };
    }
    if (line.endsWith('refresh') && !valid.has('refreshable')) {
      return { status: 401, body: { code: 'invalidRefreshToken', messages: [], requestId: 'r1' } };
    }
    valid.add(`t${counter}`);
    return { status: 200, body: pair(`t${counter}`) };
  }
  if (line === 'GET /api/v2/user' || bearer) {
    const unauthorised = { code: 'unauthorised', messages: [], requestId: 'r2' };
    if (!bearer || !valid.has(bearer)) return { status: 401, body: unauthorised };
  }
  if (line.startsWith('GET /api/v4/vod/gone')) {
    return { status: 404, body: { code: 'notFound', messages: [], requestId: 'r3' } };
  }
  if (line.startsWith('GET /api/v4/vod/busy')) {
    const body = { code: 'overloaded', messages: [], requestId: 'r4' };
    return { status: 503, body, headers: { 'retry-after': line.includes('date') ? 'Sat, 1 Jan' : '7' } };
  }
  if (line.startsWith('POST /api/v2/logout')) return { status: 204 };
  return { status: 200, body: { ok: true } };
}

beforeEach(async () => {
  received = [];
  valid = new Set(['refreshable']);
  allowsGuests = true;
  counter = 0;
  server = createServer(async (request, response) => {
    const { status, body, headers } = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tokens = createMemoryTokenStore();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createClient({ baseUrl, realm: 'demo', tokens, language: () => 'pt' });
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const lines = () => received.map(({ line }) => line);

describe('createClient', () => {
  test('sends the realm, fills path and query, and needs no session for a public call', async () => {
    await client.call('getSection', { params: { section: 'a b' }, query: { lastSeen: 'x&y' } });
    expect(lines()).toEqual(['GET /api/v1/view/section/a%20b?lastSeen=x%26y']);
    expect(received[0]).toMatchObject({ realm: 'demo', bearer: undefined });
  });

  test('throws the code, status and request id of a refused call', async () => {
    const refused = client.call('getVideo', { params: { id: 'gone' }, query: {} });
    await expect(refused).rejects.toMatchObject({
      code: 'notFound',
      status: 404,
      requestId: 'r3',
      retryable: false,
    });
  });

  test('throws a retryable `network` error when the server does not respond', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const pending = client.call('getRealm');
    await expect(pending).rejects.toMatchObject({ code: 'network', status: 0, retryable: true });
    await expect(pending).rejects.toBeInstanceOf(CallError);
  });
});

describe('the session', () => {
  test('starts as a guest when a call needs one, once for parallel calls', async () => {
    await Promise.all([client.call('getUser'), client.call('getUser')]);
    expect(lines().filter((line) => line.includes('guest'))).toHaveLength(1);
    expect(received.at(-1)?.bearer).toBe('t1');
    expect(tokens.read()).toEqual(pair('t1'));
  });

  test('exists already after it was prepared, and is prepared once', async () => {
    client.prepareSession();
    client.prepareSession();
    await expect.poll(() => tokens.read()).toEqual(pair('t1'));
    client.prepareSession();
    await client.call('getUser');
    expect(lines().filter((line) => line.includes('guest'))).toHaveLength(1);
  });

  test('logs a warning when it cannot start; the call reports that it needs one', async () => {
    allowsGuests = false;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(client.call('getUser')).rejects.toMatchObject({ code: 'unauthorised', status: 401 });
    expect(warn).toHaveBeenCalledOnce();
    expect(received.at(-1)).toMatchObject({ line: 'GET /api/v2/user', bearer: undefined });
    warn.mockRestore();
  });

  test('is refreshed once for parallel calls whose token has expired', async () => {
    tokens.write(pair('old'));
    await Promise.all([client.call('getUser'), client.call('getUser'), client.call('getUser')]);
    expect(lines().filter((line) => line.includes('refresh'))).toHaveLength(1);
    expect(tokens.read()).toEqual(pair('t1'));
  });

  test('uses tokens that another tab has refreshed, without a second refresh', async () => {
    tokens.write(pair('old'));
    valid.add('fresh');
    const call = client.call('getUser');
    tokens.write(pair('fresh'));
    await call;
    expect(lines().filter((line) => line.includes('refresh'))).toHaveLength(0);
  });

  test('is removed when it cannot be refreshed, and a public call continues without it', async () => {
    valid.delete('refreshable');
    tokens.write(pair('old'));
    await client.call('getVideo', { params: { id: 'one' }, query: {} });
    expect(tokens.read()).toBeNull();
    expect(received.at(-1)).toMatchObject({ line: 'GET /api/v4/vod/one', bearer: undefined });
  });

  test('survives a refresh that gets no response', async () => {
    tokens.write(pair('old'));
    server.prependListener('request', (request, response) => {
      if (request.url?.endsWith('refresh')) response.destroy();
    });
    await expect(client.call('getUser')).rejects.toMatchObject({ code: 'network' });
    expect(tokens.read()).toEqual(pair('old'));
  });

  test('ends locally even when the server does not respond', async () => {
    tokens.write(pair('t'));
    await client.signOut();
    expect(tokens.read()).toBeNull();
    expect(lines()).toEqual(['POST /api/v2/logout']);
  });
});

test('reports the retry time of a busy service', async () => {
  const wait = async (id: string) =>
    client
      .call('getVideo', { params: { id }, query: {} })
      .catch((error: CallError) => [error.retryable, error.retryAfter]);
  expect(await wait('busy')).toEqual([true, 7]);
  expect(await wait('busy-date')).toEqual([true, null]);
});
