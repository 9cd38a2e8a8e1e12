import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echoServer: net.Server;
let proxy: TcpProxy;

beforeAll(async () => {
  echoServer = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  echoServer.listen(0, '127.0.0.1');
  await once(echoServer, 'listening');
  const { port } = echoServer.address() as net.AddressInfo;
  proxy = await startTcpProxy({ target: { host: '127.0.0.1', port } });
});

afterAll(async () => {
  await proxy.close();
  echoServer.close();
});

async function connect(): Promise<net.Socket> {
  const socket = net.connect(proxy.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

test('passes data both ways', async () => {
  const socket = await connect();
  socket.write('hello');
  expect(String((await once(socket, 'data'))[0])).toBe('hello');
  socket.destroy();
});

test('resetConnections closes open connections', async () => {
  const socket = await connect();
  socket.write('hello');
  await once(socket, 'data');
  const socketClosed = new Promise((resolve) => socket.once('close', resolve));
  proxy.resetConnections();
  await socketClosed;
});

test('delivers data that was sent while the proxy was frozen, once it is no longer frozen', async () => {
  const socket = await connect();
  proxy.setFrozen(true);
  socket.write('late');
  const responsePromise = once(socket, 'data');
  const firstResponse = await Promise.race([
    responsePromise,
    new Promise((resolve) => setTimeout(resolve, 100, 'nothing')),
  ]);
  expect(firstResponse).toBe('nothing');
  proxy.setFrozen(false);
  expect(String((await responsePromise)[0])).toBe('late');
  socket.destroy();
});
