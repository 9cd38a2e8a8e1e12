import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ErrorResponse } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';

let service: TestService;
const allowedOrigin = 'https://console.example.com';
beforeAll(async () => {
  service = await startService({ corsOrigins: [allowedOrigin] });
});
afterAll(() => service.close());

test('ignores a parameter without a value', async () => {
  const requestNewsStatus = async (query: string) => (await service.request(`/api/v2/news${query}`)).status;
  expect([
    await requestNewsStatus('?lastSeen='),
    await requestNewsStatus('?rpp='),
    await requestNewsStatus('?lastSeen=nowhere'),
  ]).toEqual([200, 200, 400]);
});

test('accepts the realm as a query parameter of a call that declares none', async () => {
  expect((await service.request('/api/v2/realm?realm=lantern')).status).toBe(200);
});

test('returns 403 with the required role to the valid token of a guest, and 401 without a valid token', async () => {
  const { authorisationToken: token } = await service.signInGuest();
  const readRefusal = async (path: string, options: { token?: string }) => {
    const { status, body } = await service.request(path, options);
    return [status, body.code, body.params];
  };
  const [accountPath, adminPath] = ['/api/v2/favourite/vods', '/api/v2/imports/none'];
  expect(await readRefusal(accountPath, { token })).toEqual([403, 'forbidden', { requiredRole: 'USER' }]);
  expect(await readRefusal(adminPath, { token })).toEqual([403, 'forbidden', { requiredRole: 'ADMIN' }]);
  expect(await readRefusal(accountPath, { token: 'invalid' })).toEqual([401, 'unauthorised', undefined]);
  expect(await readRefusal(accountPath, {})).toEqual([401, 'unauthorised', undefined]);
});

describe('error responses', () => {
  test.each([
    ['an unknown path of the API', { url: '/api/v2/nothing' }, 404, 'notFound'],
    ['a wrong method', { url: '/api/v2/realm', method: 'DELETE' as const }, 404, 'notFound'],
    [
      'a body that is not JSON',
      {
        url: '/api/v2/login',
        method: 'POST' as const,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'badRequest',
    ],
    [
      'a body of another type',
      {
        url: '/api/v2/login',
        method: 'POST' as const,
        payload: '<a/>',
        headers: { 'content-type': 'application/xml' },
      },
      400,
      'badRequest',
    ],
    ['no body', { url: '/api/v2/login', method: 'POST' as const }, 400, 'badRequest'],
    ['an invalid query parameter', { url: '/api/v1/view/menu?platform=TOASTER' }, 400, 'badRequest'],
    ['an unknown query parameter', { url: '/api/v1/view/menu?platfrom=WEB' }, 400, 'badRequest'],
    [
      'a query parameter of a call without parameters',
      { url: '/api/v2/realm?language=es' },
      400,
      'badRequest',
    ],
    ['a malformed path', { url: '/api/v4/vod/%E0%A4%A' }, 400, 'badRequest'],
    [
      'a huge body',
      {
        url: '/api/v2/login',
        method: 'POST' as const,
        payload: JSON.stringify({ id: 'x'.repeat(300_000) }),
        headers: { 'content-type': 'application/json' },
      },
      400,
      'badRequest',
    ],
  ])('have the same format for %s', async (_condition, request, status, code) => {
    const response = await service.app.inject(request);
    expect([response.statusCode, response.json<ErrorResponse>().code]).toEqual([status, code]);
    expect(response.json<ErrorResponse>()).toEqual({
      code,
      messages: expect.any(Array),
      requestId: response.headers['x-request-id'],
    });
  });

  test('name the size as the reason for a body of more than 256 KiB', async () => {
    const payload = { id: 'x'.repeat(256 * 1024), secret: 'x' };
    const response = await service.app.inject({ url: '/api/v2/login', method: 'POST', payload });
    expect(response.json<ErrorResponse>().messages).toEqual([expect.stringContaining('too large')]);
  });

  test.each([
    '{"__proto__":{"a":1}}',
    '{"id":{"b":[{"\\u005f_proto__":1}]}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ])('refuse keys of prototypes before a schema reads the body: %s', async (payload) => {
    for (const type of ['application/json', 'application/csp-report']) {
      const headers = { 'content-type': type };
      const response = await service.app.inject({ url: '/api/v2/login', method: 'POST', payload, headers });
      expect(response.json<ErrorResponse>()).toMatchObject({
        code: 'badRequest',
        messages: [expect.stringContaining('not valid JSON')],
      });
    }
  });

  test('name the invalid field', async () => {
    const { body } = await service.request('/api/v2/login', { body: { id: 5 } });
    expect(body.messages.join(' ')).toMatch(/body\.id.*body\.secret/);
  });

  test('contain at most 20 messages', async () => {
    const query = Array.from({ length: 2_000 }, (_, number) => `n${number}`).join('&');
    const { body } = await service.request(`/api/v2/realm?${query}`);
    expect(body.messages).toHaveLength(20);
  });

  test('carry the request id of the client when it is well-formed', async () => {
    const responseToWellFormedId = await service.request('/api/v2/nothing', {
      headers: { 'x-request-id': 'trace-12345678' },
    });
    expect(responseToWellFormedId.body.requestId).toBe('trace-12345678');
    const responseToMalformedId = await service.request('/api/v2/nothing', {
      headers: { 'x-request-id': 'a b<script>' },
    });
    expect(responseToMalformedId.body.requestId).toMatch(/^[0-9a-z]{20}$/);
  });
});

test('returns diskFull to writes when the disk of the database is full, and still serves reads', async () => {
  await service.runAsMigrationRole([
    `create function raise_disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    'create trigger raise_disk_full before insert on watchlist execute function raise_disk_full()',
  ]);
  const { authorisationToken: token } = await service.signInNewAccount();
  const path = '/api/v2/watchlists';
  const refusedResponse = await service.request(path, { token, body: { name: 'For Sunday' } });
  expect([refusedResponse.status, refusedResponse.body.code]).toEqual([507, 'diskFull']);
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await service.request(path, { token })).status).toBe(200);
  await service.runAsMigrationRole(['drop trigger raise_disk_full on watchlist']);
  expect((await service.request(path, { token, body: { name: 'For Sunday' } })).status).toBe(200);
});

describe('responses', () => {
  const requestRaw = (path: string, acceptEncoding?: string) =>
    new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
      httpRequest(service.url + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    [undefined, undefined, (bytes: Buffer) => bytes],
  ])('are compressed as the client accepts: %s', async (accept, encoding, decompress) => {
    const { headers, bytes } = await requestRaw('/api/openapi.json', accept);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(JSON.parse(decompress(bytes).toString())).toHaveProperty('openapi', '3.1.0');
  });

  test('to requests with a token are not cached, although those without a token are', async () => {
    const { authorisationToken: token } = await service.signInGuest();
    expect((await service.request('/api/v1/view/menu', { token })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    const guestResponse = await service.request('/api/v1/view/menu');
    expect(guestResponse.headers.get('cache-control')).toBe('public, max-age=5');
    expect(guestResponse.headers.get('vary')).toContain('authorization');
  });

  test('have status 401 for an invalid token, even when the call requires no token', async () => {
    const { status, body } = await service.request('/api/v1/view/menu', { token: 'forged' });
    expect([status, body.code]).toEqual([401, 'unauthorised']);
  });

  test('have the same ETag for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => service.request('/api/v2/label?language=es')),
    );
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });
});

describe('CORS', () => {
  test.each([
    [allowedOrigin, allowedOrigin],
    ['https://evil.example.com', null],
    ['https://console.example.com.evil.com', null],
    ['null', null],
    [`${allowedOrigin}:8443`, null],
  ])('responses to the origin %s allow the origin %s', async (origin, expected) => {
    const { headers } = await service.request('/api/v2/realm', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(expected);
    const preflight = await fetch(`${service.url}/api/v2/login`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(expected ? 204 : 404);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(expected);
  });
});

describe('the service', () => {
  test('is healthy when it serves, and not ready without a worker', async () => {
    expect(await service.request('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { status, body } = await service.request('/readyz');
    expect([status, body.code]).toEqual([503, 'overloaded']);
    expect(body.params).toEqual({ database: true, storage: true, worker: false, diskSpace: true });
  });

  test('waits at most 30 seconds for the headers and for the whole request', () => {
    const { headersTimeout, requestTimeout, ...server } = service.app.server;
    const { connectionsCheckingInterval } = server as unknown as { connectionsCheckingInterval: number };
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
    expect(requestTimeout).toBeGreaterThan(0);
    expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  });

  test('responds to malformed HTTP with an error and closes the connection', async () => {
    const { port } = new URL(service.url);
    const text = await new Promise<string>((resolve, reject) => {
      let receivedText = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (chunk) => {
        receivedText += chunk;
      });
      socket.on('end', () => resolve(receivedText));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400/);
  });
});
