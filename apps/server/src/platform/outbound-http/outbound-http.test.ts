import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { type ExternalServer, startExternalServer } from '@matinee/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchOutbound, isPublicAddress, type OutboundRequest } from './index.ts';

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
});
afterAll(() => server.close());

const send = (url: string, options: Partial<OutboundRequest> = {}) =>
  fetchOutbound({ url, maxBytes: 1_000, timeoutMs: 5_000, allowPrivateNetwork: false, ...options });
const privateNetworkOptions = { allowPrivateNetwork: true };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '::5db8:d822',
  '64:ff9b::7f00:1',
  '64:ff9b::5db8:d822',
  '64:ff9b:1::a00:1',
  'fec0::1',
  '4000::1',
  '2002:7f00:1::',
  'nonsense',
])('isPublicAddress returns false for %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])(
  'isPublicAddress returns true for %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe('fetchOutbound to a private address', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '0.0.0.0',
  ])('sends no request to %s', async (host) => {
    const { port } = new URL(server.url);
    const requestsBefore = server.requests.length;
    await expect(send(`http://${host}:${port}/`)).rejects.toMatchObject({ code: 'notPublic' });
    expect(server.requests).toHaveLength(requestsBefore);
  });

  test('sends the request when private networks are allowed', async () => {
    server.setResponse('/open', { body: 'hello' });
    const { status, body } = await send(`${server.url}/open`, privateNetworkOptions);
    expect([status, body.toString()]).toEqual([200, 'hello']);
  });
});

describe('fetchOutbound rejects a response that', () => {
  test.each([
    ['is too large', '/large', 'tooLarge', { body: 'x'.repeat(1_001) }],
    ['is too large without a Content-Length', '/grows', 'tooLarge', { body: 'x'.repeat(5_000), hangs: true }],
    ['never ends', '/hangs', 'tooSlow', { body: 'x', hangs: true }],
    ['is compressed', '/compressed', 'compressed', { headers: { 'content-encoding': 'gzip' } }],
    ['redirects in a loop', '/circle', 'tooManyRedirects', { status: 302, headers: { location: '/circle' } }],
    [
      'redirects to a file',
      '/file',
      'urlNotAllowed',
      { status: 302, headers: { location: 'file:///etc/passwd' } },
    ],
    [
      'redirects to another host',
      '/off',
      'urlNotAllowed',
      { status: 302, headers: { location: 'http://localhost/' } },
    ],
  ])('%s', async (_why, path, code, response) => {
    server.setResponse(path, response);
    const timeoutMs = 'hangs' in response && code === 'tooSlow' ? 300 : 5_000;
    const options = { ...privateNetworkOptions, timeoutMs, hosts: ['127.0.0.1'] };
    await expect(send(server.url + path, options)).rejects.toMatchObject({ code });
  });

  test('never arrives, because the server is closed', async () => {
    const closedServer = await startExternalServer();
    await closedServer.close();
    await expect(send(closedServer.url, privateNetworkOptions)).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

describe('fetchOutbound with a replaced network', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test('sends no request to a host name that has a private address among its addresses', async () => {
    const addresses = ['93.184.216.34', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    for (const foundAddresses of [addresses, addresses.toReversed()]) {
      const lookup = (_name: string, _options: unknown, done: (error: null, found: object) => void) =>
        done(null, foundAddresses);
      vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
      syncBuiltinESMExports();
      const { port } = new URL(server.url);
      const response = send(`http://mixed.example:${port}/`, { timeoutMs: 500 });
      await expect(response).rejects.toMatchObject({ code: 'notPublic' });
    }
  });

  test('follows no redirect from https to http', async () => {
    server.setResponse('/downgraded', { status: 302, headers: { location: `${server.url}/plain` } });
    server.setResponse('/plain', { body: 'plain' });
    const requestPlainly = (url: URL, options: http.RequestOptions) =>
      http.request(url.href.replace('https:', 'http:'), options);
    vi.spyOn(https, 'request').mockImplementation(requestPlainly as never);
    syncBuiltinESMExports();
    const url = `${server.url.replace('http:', 'https:')}/downgraded`;
    await expect(send(url, privateNetworkOptions)).rejects.toMatchObject({ code: 'urlNotAllowed' });
    expect(server.requests.map(({ path }) => path)).not.toContain('/plain');
  });
});

test('follows a redirect', async () => {
  server.setResponse('/from', { status: 301, headers: { location: '/to' } });
  server.setResponse('/to', { body: 'there' });
  expect((await send(`${server.url}/from`, privateNetworkOptions)).body.toString()).toBe('there');
});

describe('fetchOutbound with a body', () => {
  test('returns a redirect instead of sending the body to another address', async () => {
    server.setResponse('/moved', { status: 307, headers: { location: '/elsewhere' } });
    const request = { ...privateNetworkOptions, method: 'POST', body: 'secret=1' };
    expect((await send(`${server.url}/moved`, { ...request, redirect: 'manual' })).status).toBe(307);
    await expect(send(`${server.url}/moved`, request)).rejects.toThrow();
    expect(server.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});
