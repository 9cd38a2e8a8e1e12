import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../http/index.ts';
import { createLog } from '../log/index.ts';
import { sendBytes } from './send-bytes.ts';

const bytes = Buffer.from('0123456789');
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  app = createApp({
    log: createLog({ level: 'silent' }),
    trustProxy: [],
    publicUrl: 'https://tv.example',
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    exposeHeadRoute: false,
    handler: (request, reply) =>
      sendBytes(request, reply, {
        bytes,
        contentType: 'video/mp4',
        etag: '"v1"',
        cacheControl: 'public, max-age=10',
        extraHeaders: ['X-More', 'yes'],
      }),
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const send = (headers: Record<string, string>, method = 'GET') => fetch(address, { method, headers });

test('sends the whole entity with its type, length, ETag and Accept-Ranges', async () => {
  const response = await send({});
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=10',
    'content-length': '10',
    'content-type': 'video/mp4',
    etag: '"v1"',
    'x-more': 'yes',
  });
});

test.each([
  ['the whole entity', {}, 200],
  ['a range', { range: 'bytes=2-4' }, 206],
  ['a matching ETag', { 'if-none-match': '"v1"' }, 304],
  ['a range beyond the end', { range: 'bytes=10-' }, 416],
])('sends the security headers with the response to a request for %s', async (_case, headers, status) => {
  const response = await send(headers);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('responds to a range with 206 and Content-Range', async () => {
  const response = await send({ range: 'bytes=2-4' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await response.text()).toBe('234');
});

test('responds to a range beyond the end with 416 and the length', async () => {
  const response = await send({ range: 'bytes=10-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test('responds to HEAD with the headers of the whole entity', async () => {
  const response = await send({ range: 'bytes=2-4' }, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
});

test.each(['"v1"', 'W/"v1"', '"x", "v1"', '*'])('responds with 304 to If-None-Match %s', async (tag) => {
  expect((await send({ 'if-none-match': tag })).status).toBe(304);
});

test('sends the whole entity when If-Range has another ETag or a date', async () => {
  expect((await send({ range: 'bytes=2-4', 'if-range': '"v1"' })).status).toBe(206);
  expect((await send({ range: 'bytes=2-4', 'if-range': '"v0"' })).status).toBe(200);
  expect((await send({ range: 'bytes=2-4', 'if-range': new Date(0).toUTCString() })).status).toBe(200);
});
