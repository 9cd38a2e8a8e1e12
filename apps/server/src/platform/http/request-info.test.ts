import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { LazyRequestInfo } from './index.ts';

const createSocket = () => Object.assign(new EventEmitter(), { destroyed: false });
const createRequestInfo = (socket: ReturnType<typeof createSocket>) =>
  new LazyRequestInfo({ raw: { socket } } as unknown as FastifyRequest, undefined);

test('the signal is aborted when the client disconnects, and for a client that has disconnected before', () => {
  const socket = createSocket();
  const { signal } = createRequestInfo(socket);
  expect(signal.aborted).toBe(false);
  socket.destroyed = true;
  socket.emit('close');
  expect([signal.aborted, createRequestInfo(socket).signal.aborted]).toEqual([true, true]);
  expect(createRequestInfo(Object.assign(createSocket(), { destroyed: true })).signal.aborted).toBe(true);
});

test('all requests of a connection share one listener', () => {
  const socket = createSocket();
  const signals = Array.from({ length: 20 }, () => createRequestInfo(socket).signal);
  expect([new Set(signals).size, socket.listenerCount('close')]).toEqual([1, 1]);
});

test('the address of a client that has disconnected is empty', () => {
  expect(createRequestInfo(Object.assign(createSocket(), { destroyed: true })).address).toBe('');
});
