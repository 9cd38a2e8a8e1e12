import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ListeningServer, listen } from './listen.ts';

const host = '127.0.0.1';
let app: FastifyInstance;
let listeningServer: ListeningServer;

beforeEach(async () => {
  app = fastify();
  app.get('/', async () => 'served');
  listeningServer = await listen(app, { host, port: 0 });
});
afterEach(async () => {
  await Promise.all([listeningServer.stopAccepting(), app.close()]);
});

test('accepts several connections in one turn of the event loop', async () => {
  const connectionCount = 64;
  let acceptedCount = 0;
  app.server.on('connection', () => {
    acceptedCount += 1;
  });
  const sockets = Array.from({ length: connectionCount }, () => connect(listeningServer.address.port, host));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let turnCount = 0;
  while (acceptedCount < connectionCount) {
    turnCount += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(turnCount).toBeLessThan(connectionCount / 2);
  for (const socket of sockets) socket.destroy();
});

test('serves requests of every connection', async () => {
  const url = `http://${host}:${listeningServer.address.port}/`;
  const requests = Array.from({ length: 40 }, async () => (await fetch(url)).text());
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['served']));
});

test('throws a StartupError for a port on which another app listens', async () => {
  const otherApp = fastify();
  await expect(listen(otherApp, { host, port: listeningServer.address.port })).rejects.toThrow(/is in use/);
  await otherApp.close();
});

test('stopAccepting and app.close close the idle connections of all listening sockets', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(listeningServer.address.port, host).resume();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    sockets.push(socket);
  }
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  await Promise.all([listeningServer.stopAccepting(), app.close()]);
  await closed;
});
