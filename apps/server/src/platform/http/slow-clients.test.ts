// Real sockets that send a byte at a time, to a server whose limits are a fiftieth of the real ones.
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/index.ts';
import { createApp } from './create-app.ts';

const dripMs = 20;
const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

let app: FastifyInstance;
beforeAll(async () => {
  app = createApp({ log: createLog({ level: 'silent' }), trustProxy: [] });
  app.post('/echo', async ({ body }) => body);
  const { headersTimeout, requestTimeout } = app.server;
  Object.assign(app.server, {
    headersTimeout: headersTimeout / 50,
    requestTimeout: requestTimeout / 50,
    connectionsCheckingInterval: 50,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The response by the time the server closed the connection. */
function drip(begin: string, drop: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const { port } = app.server.address() as AddressInfo;
    let dripping: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(begin);
      dripping = setInterval(() => socket.write(drop), dripMs);
    });
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard);
    });
  });
}

async function quick(): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"said":"hello"}',
  }).catch(() => undefined);
  return answer?.json();
}

test.each([
  ['headers', head, 'x-drop: 1\r\n'],
  ['a body', `${head}content-length: 100000\r\n\r\n"`, '.'],
])('closes a connection that sends %s slowly, and serves others meanwhile', async (_what, begin, drop) => {
  const slow = Promise.all(Array.from({ length: 50 }, () => drip(begin, drop)));
  // On a busy machine even a fast request may exceed limits this short.
  await expect.poll(quick).toEqual({ said: 'hello' });
  for (const answer of await slow) expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
});
