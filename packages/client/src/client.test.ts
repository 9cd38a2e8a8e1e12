import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CallError,
  type Client,
  createClient,
  createMemoryTokenStore,
  hasErrorCode,
  type TokenStore,
  toCallError,
} from './index.ts';

interface ReceivedRequest {
  line: string;
  bearerToken: string | undefined;
  realm: string | string[] | undefined;
}

let server: Server;
let receivedRequests: ReceivedRequest[];
let validTokens: Set<string>;
let allowsGuests: boolean;
let allowsRefresh: boolean;
let tokenCount: number;
let tokens: TokenStore;
let client: Client;

const createTokenPair = (name: string) => ({ authorisationToken: name, refreshToken: `${name}-refresh` });

interface TestResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

async function respond(request: IncomingMessage): Promise<TestResponse> {
  const bearerToken = request.headers.authorization?.replace('Bearer ', '');
  const line = `${request.method} ${request.url}`;
  receivedRequests.push({ line, bearerToken, realm: request.headers.realm });
  if (line === 'POST /api/v2/login/guest' || line === 'POST /api/v2/token/refresh') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    tokenCount += 1;
    if (line.endsWith('guest') && !allowsGuests) {
      return { status: 503, body: { code: 'overloaded', messages: [], requestId: 'r0' } };
    }
    if (line.endsWith('refresh') && !allowsRefresh) {
      return { status: 401, body: { code: 'invalidRefreshToken', messages: [], requestId: 'r1' } };
    }
    validTokens.add(`t${tokenCount}`);
    return { status: 200, body: createTokenPair(`t${tokenCount}`) };
  }
  if (line === 'POST /api/v2/login') {
    // Other calls get their responses first.
    await new Promise((resolve) => setTimeout(resolve, 100));
    validTokens.add('signed-in');
    return { status: 200, body: createTokenPair('signed-in') };
  }
  if (line === 'GET /api/v2/user' || bearerToken) {
    const unauthorisedBody = { code: 'unauthorised', messages: [], requestId: 'r2' };
    if (!bearerToken || !validTokens.has(bearerToken)) return { status: 401, body: unauthorisedBody };
  }
  if (line.startsWith('GET /api/v2/favourite')) {
    return { status: 403, body: { code: 'forbidden', messages: [], requestId: 'r5' } };
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
  receivedRequests = [];
  validTokens = new Set();
  allowsGuests = true;
  allowsRefresh = true;
  tokenCount = 0;
  server = createServer(async (request, response) => {
    const { status, body, headers } = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tokens = createMemoryTokenStore();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createClient({ baseUrl, realm: 'demo', tokens, getLanguage: () => 'pt' });
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const getRequestLines = () => receivedRequests.map(({ line }) => line);

describe('createClient', () => {
  test('sends the realm, path and query of a public call without a session', async () => {
    await client.call('getSection', { params: { section: 'a b' }, query: { lastSeen: 'x&y' } });
    expect(getRequestLines()).toEqual(['GET /api/v1/view/section/a%20b?lastSeen=x%26y']);
    expect(receivedRequests[0]).toMatchObject({ realm: 'demo', bearerToken: undefined });
  });

  test('throws the code, status and request id of a refused call', async () => {
    const refusedCall = client.call('getVideo', { params: { id: 'gone' }, query: {} });
    await expect(refusedCall).rejects.toMatchObject({
      code: 'notFound',
      status: 404,
      requestId: 'r3',
      retryable: false,
    });
  });

  test('throws a retryable `network` error when the server does not respond', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const pendingCall = client.call('getRealm');
    await expect(pendingCall).rejects.toMatchObject({ code: 'network', status: 0, retryable: true });
    await expect(pendingCall).rejects.toBeInstanceOf(CallError);
  });
});

describe('client session', () => {
  test('is created once as a guest session when parallel calls need one', async () => {
    await Promise.all([client.call('getUser'), client.call('getUser')]);
    expect(getRequestLines().filter((line) => line.includes('guest'))).toHaveLength(1);
    expect(receivedRequests.at(-1)?.bearerToken).toBe('t1');
    expect(tokens.read()).toEqual(createTokenPair('t1'));
  });

  test('is created once when prepareSession is called repeatedly', async () => {
    client.prepareSession();
    client.prepareSession();
    await expect.poll(() => tokens.read()).toEqual(createTokenPair('t1'));
    client.prepareSession();
    await client.call('getUser');
    expect(getRequestLines().filter((line) => line.includes('guest'))).toHaveLength(1);
  });

  test('logs a warning when it cannot be created, and the call throws `unauthorised`', async () => {
    allowsGuests = false;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(client.call('getUser')).rejects.toMatchObject({ code: 'unauthorised', status: 401 });
    expect(warn).toHaveBeenCalledOnce();
    expect(receivedRequests.at(-1)).toMatchObject({ line: 'GET /api/v2/user', bearerToken: undefined });
    warn.mockRestore();
  });

  test('is refreshed once for parallel calls whose token has expired', async () => {
    tokens.write(createTokenPair('old'));
    await Promise.all([client.call('getUser'), client.call('getUser'), client.call('getUser')]);
    expect(getRequestLines().filter((line) => line.includes('refresh'))).toHaveLength(1);
    expect(tokens.read()).toEqual(createTokenPair('t1'));
  });

  test('is not refreshed for a call that it does not permit', async () => {
    tokens.write(createTokenPair('guest'));
    validTokens.add('guest');
    await expect(client.call('getFavourites', { query: {} })).rejects.toMatchObject({ code: 'forbidden' });
    expect(getRequestLines()).toEqual(['GET /api/v2/favourite/vods']);
  });

  test('uses tokens that another tab has refreshed, without a second refresh', async () => {
    tokens.write(createTokenPair('old'));
    validTokens.add('fresh');
    const call = client.call('getUser');
    tokens.write(createTokenPair('fresh'));
    await call;
    expect(getRequestLines().filter((line) => line.includes('refresh'))).toHaveLength(0);
  });

  test('is removed when the refresh is refused, and a public call is repeated without it', async () => {
    allowsRefresh = false;
    tokens.write(createTokenPair('old'));
    await client.call('getVideo', { params: { id: 'one' }, query: {} });
    expect(tokens.read()).toBeNull();
    expect(receivedRequests.at(-1)).toMatchObject({ line: 'GET /api/v4/vod/one', bearerToken: undefined });
  });

  test.each([createTokenPair('ended'), null])(
    'comes from a pending sign-in when a call has the tokens %j, without a refresh or a guest session',
    async (pair) => {
      tokens.write(pair);
      const signIn = client.call('signIn', { body: { id: 'ada@example.com', secret: 'a lantern' } });
      await expect.poll(getRequestLines).toContain('POST /api/v2/login');
      await Promise.all([signIn, client.call('getUser')]);
      expect(getRequestLines().filter((line) => /refresh|guest/.test(line))).toEqual([]);
      expect(tokens.read()).toEqual(createTokenPair('signed-in'));
    },
  );

  test('survives a refresh that gets no response', async () => {
    tokens.write(createTokenPair('old'));
    server.prependListener('request', (request, response) => {
      if (request.url?.endsWith('refresh')) response.destroy();
    });
    await expect(client.call('getUser')).rejects.toMatchObject({ code: 'network' });
    expect(tokens.read()).toEqual(createTokenPair('old'));
  });

  test('is removed on sign-out, and the server is asked to end it', async () => {
    tokens.write(createTokenPair('t'));
    await client.signOut();
    expect(tokens.read()).toBeNull();
    expect(getRequestLines()).toEqual(['POST /api/v2/logout']);
  });
});

test('call returns empty labels when the server refuses them, and throws without a response', async () => {
  server.prependListener('request', (request) => {
    if (request.url?.startsWith('/api/v2/label')) request.url = '/api/v4/vod/busy';
  });
  expect(await client.call('getLabels', { query: { language: 'pt' } })).toEqual({
    default_locale: 'pt',
    selected_locale: 'pt',
    translations: {},
  });
  server.prependListener('request', (_request, response) => response.destroy());
  await expect(client.call('getLabels', { query: {} })).rejects.toMatchObject({ code: 'network' });
});

test('hasErrorCode is true only for an error of a call with that code', () => {
  const callError = toCallError(new Response(null, { status: 403 }), {
    code: 'accessDenied',
    params: { accessLevel: 'DENIED' },
  });
  expect(hasErrorCode(callError, 'accessDenied') && callError.params.accessLevel).toBe('DENIED');
  expect(hasErrorCode(callError, 'forbidden')).toBe(false);
  expect(hasErrorCode(new Error('accessDenied'), 'accessDenied')).toBe(false);
});

test('call throws an error with the seconds of the Retry-After header, and without them for a date', async () => {
  const readRetryDetails = async (id: string) =>
    client
      .call('getVideo', { params: { id }, query: {} })
      .catch((error: CallError) => [error.retryable, error.retryAfter]);
  expect(await readRetryDetails('busy')).toEqual([true, 7]);
  expect(await readRetryDetails('busy-date')).toEqual([true, null]);
});
