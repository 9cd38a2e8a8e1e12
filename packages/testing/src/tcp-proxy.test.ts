import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: net.Server;
let proxy: TcpProxy;

beforeAll(async () => {
  echo = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as net.AddressInfo;
  proxy = await startTcpProxy({ target: { host: '127.0.0.1', port } });
});

afterAll(async () => {
  await proxy.close();
  echo.close();
});

async function join(): Promise<net.Socket> {
  const socket = net.connect(proxy.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

test('passes data both ways', async () => {
  const socket = await join();
  socket.write('hello');
  expect(String((await once(socket, 'data'))[0])).toBe('hello');
  socket.destroy();
});

test('cut closes open connections', async () => {
  const socket = await join();
  socket.write('hello');
  await once(socket, 'data');
  const socketClosed = new Promise((resolve) => socket.once('close', resolve));
  proxy.resetConnections();
  await socketClosed;
});

test('delivers data sent while frozen after the thaw', async () => {
  const socket = await join();
  proxy.freeze(true);
  socket.write('late');
  const responsePromise = once(socket, 'data');
  const firstResponse = await Promise.race([
    responsePromise,
    new Promise((resolve) => setTimeout(resolve, 100, 'nothing')),
  ]);
  expect(firstResponse).toBe('nothing');
  proxy.freeze(false);
  expect(String((await responsePromise)[0])).toBe('late');
  socket.destroy();
});
