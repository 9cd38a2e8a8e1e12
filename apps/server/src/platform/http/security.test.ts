import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRawRequest } from '../../../test/raw-request.ts';
import { createLog } from '../log/index.ts';
import { createApp, createResponseCookies, LazyRequestInfo } from './index.ts';

const publicUrl = 'https://tv.example';

/** Serves `/cookie`, which sets a cookie and returns the value that the request sent. */
function createCookieApp(configuredUrl: string | undefined): FastifyInstance {
  const log = createLog({ level: 'silent' });
  const app = createApp({ log, trustProxy: [], publicUrl: configuredUrl });
  app.get('/cookie', async (request, reply) => {
    const requestInfo = new LazyRequestInfo(request, configuredUrl);
    createResponseCookies(reply, requestInfo).setCookie('session', 'new', { maxAge: 60 });
    return { session: requestInfo.readCookie('session') ?? null };
  });
  return app;
}

describe('with an https PUBLIC_URL', () => {
  const app = createCookieApp(publicUrl);
  afterAll(() => app.close());

  test('responses require https for a year', async () => {
    for (const url of ['/cookie', '/nothing', '/%']) {
      const { headers } = await app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  test('cookies belong to the host, and those of a sibling domain are ignored', async () => {
    const response = await app.inject({ url: '/cookie', headers: { cookie: 'session=theirs' } });
    expect(response.headers['set-cookie']).toBe(
      '__Host-session=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(response.json()).toEqual({ session: null });
    const nextResponse = await app.inject({ url: '/cookie', headers: { cookie: '__Host-session=new' } });
    expect(nextResponse.json()).toEqual({ session: 'new' });
  });
});

test('responses forbid browsers to guess the content type, and to send the path to other sites as the referrer', async () => {
  const app = createCookieApp(undefined);
  for (const url of ['/cookie', '/nothing', '/%']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
  await app.close();
});

test('without an https PUBLIC_URL, responses do not require https, and cookies work over http', async () => {
  for (const configuredUrl of [undefined, 'http://tv.example']) {
    const app = createCookieApp(configuredUrl);
    const response = await app.inject({ url: '/cookie', headers: { cookie: 'session=old' } });
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['set-cookie']).toBe('session=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
    expect(response.json()).toEqual({ session: 'old' });
    await app.close();
  }
});

describe('a request', () => {
  const app = createCookieApp(undefined);
  let port: number;
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  const requestStatus = async (target: string, headers: string[] = []) =>
    (await sendRawRequest(port, target, headers)).split(' ', 2)[1];

  test('with one Host header returns 200', async () => {
    expect(await requestStatus('/cookie')).toBe('200');
  });

  test.each([
    ['two Host headers', '/cookie', ['Host: other.example']],
    ['the same Host header twice', '/cookie', ['host: 127.0.0.1']],
    ['an absolute URL of another host', 'http://other.example/cookie', []],
    ['an absolute URL of this host', 'http://127.0.0.1/cookie', []],
  ])('with %s returns 400', async (_case, target, headers) => {
    expect(await requestStatus(target, headers)).toBe('400');
  });
});
