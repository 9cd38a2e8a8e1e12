// Tests clients that send a few bytes at a time, or read nothing, through real sockets. The timeouts of the server are a
// fiftieth of the usual ones.
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/index.ts';
import { createApp } from './create-app.ts';

const chunkMs = 20;
const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

let app: FastifyInstance;
beforeAll(async () => {
  app = createApp({ log: createLog({ level: 'silent' }), trustProxy: [] });
  app.post('/echo', async ({ body }) => body);
  app.get('/large', async () => Buffer.alloc(64 * 2 ** 20));
  const { headersTimeout, requestTimeout, timeout } = app.server;
  Object.assign(app.server, {
    timeout: timeout / 50,
    headersTimeout: headersTimeout / 50,
    requestTimeout: requestTimeout / 50,
    connectionsCheckingInterval: 50,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the chunk again and again. Returns what the server sent before it closed the connection. */
function sendSlowly(firstText: string, chunk: string): Promise<string> {
  return new Promise((resolve) => {
    let receivedText = '';
    const { port } = app.server.address() as AddressInfo;
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(firstText);
      timer = setInterval(() => socket.write(chunk), chunkMs);
    });
    socket.on('data', (data) => {
      receivedText += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(receivedText);
    });
  });
}

async function sendFast(): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"said":"hello"}',
  }).catch(() => undefined);
  return response?.json();
}

test.each([
  ['headers', head, 'x-slow: 1\r\n'],
  ['a body', `${head}content-length: 100000\r\n\r\n"`, '.'],
])(
  'closes a connection that sends %s slowly, and serves other clients meanwhile',
  async (_what, firstText, chunk) => {
    const slowRequests = Promise.all(Array.from({ length: 50 }, () => sendSlowly(firstText, chunk)));
    // On a busy machine even a fast request may exceed timeouts this short.
    await expect.poll(sendFast).toEqual({ said: 'hello' });
    for (const response of await slowRequests) expect(response).toMatch(/^(HTTP\/1\.1 408|$)/);
  },
);

test('closes the connection of a client that does not read its response', async () => {
  const connectionPromise = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () => client.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n'));
  client.on('error', () => {}).pause();
  const connection = await connectionPromise;
  await expect.poll(() => connection.writableLength).toBeGreaterThan(2 ** 20);
  await expect.poll(() => connection.destroyed).toBe(true);
  client.destroy();
});
