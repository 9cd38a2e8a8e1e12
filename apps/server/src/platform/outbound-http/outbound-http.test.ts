import { type SourceServer, startSourceServer } from '@matinee/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchOutbound, isPublicAddress, type OutsideAsked } from './index.ts';

let server: SourceServer;
beforeAll(async () => {
  server = await startSourceServer();
});
afterAll(() => server.close());

const ask = (url: string, more: Partial<OutsideAsked> = {}) =>
  fetchOutbound({ url, maxBytes: 1_000, timeoutMs: 5_000, privateNetwork: false, ...more });
const here = { privateNetwork: true };

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
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('a private address', () => {
  test.each(['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
    'is not requested at %s',
    async (host) => {
      const { port } = new URL(server.url);
      const before = server.asked.length;
      await expect(ask(`http://${host}:${port}/`)).rejects.toMatchObject({ code: 'notPublic' });
      expect(server.asked).toHaveLength(before);
    },
  );

  test('is requested when private networks are allowed', async () => {
    server.answer('/open', { body: 'hello' });
    const { status, body } = await ask(`${server.url}/open`, here);
    expect([status, body.toString()]).toEqual([200, 'hello']);
  });
});

describe('a response is refused when it', () => {
  test.each([
    ['is too large', '/large', 'tooLarge', { body: 'x'.repeat(1_001) }],
    ['is too large without saying so', '/grows', 'tooLarge', { body: 'x'.repeat(5_000), hangs: true }],
    ['never ends', '/hangs', 'tooSlow', { body: 'x', hangs: true }],
    ['is packed', '/packed', 'packed', { headers: { 'content-encoding': 'gzip' } }],
    ['leads in a circle', '/circle', 'tooManyRedirects', { status: 302, headers: { location: '/circle' } }],
    ['leads to a file', '/file', 'badRedirect', { status: 302, headers: { location: 'file:///etc/passwd' } }],
    [
      'leads to another host',
      '/off',
      'badRedirect',
      { status: 302, headers: { location: 'http://localhost/' } },
    ],
  ])('%s', async (_why, path, code, answer) => {
    server.answer(path, answer);
    const timeoutMs = 'hangs' in answer && code === 'tooSlow' ? 300 : 5_000;
    const asked = { ...here, timeoutMs, hosts: ['127.0.0.1'] };
    await expect(ask(server.url + path, asked)).rejects.toMatchObject({ code });
  });

  test('reports a host that does not respond', async () => {
    const gone = await startSourceServer();
    await gone.close();
    await expect(ask(gone.url, here)).rejects.toMatchObject({ code: 'unreachable' });
  });
});

test('follows a redirect', async () => {
  server.answer('/from', { status: 301, headers: { location: '/to' } });
  server.answer('/to', { body: 'there' });
  expect((await ask(`${server.url}/from`, here)).body.toString()).toBe('there');
});
