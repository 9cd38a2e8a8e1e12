import { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendEvents } from './server-events.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A connection that takes the first `capacity` writes and then blocks. */
function createConnection(capacity: number) {
  const writes: string[] = [];
  const raw = new Writable({
    highWaterMark: 1,
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      if (writes.length <= capacity) done();
    },
  });
  Object.assign(raw, { writeHead: () => {} });
  return { raw, writes, reply: { hijack() {}, raw, getHeaders: () => ({}) } as unknown as FastifyReply };
}

async function* createEndlessEvents() {
  for (let n = 0; ; n++) yield n;
}

async function* createSilence(signal: AbortSignal): AsyncGenerator<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

test.each([
  ['while events wait', createEndlessEvents],
  ['while only heartbeats wait', createSilence],
])('disconnects a client that reads nothing for 45 seconds, %s', async (_case, createEvents) => {
  const { raw, writes, reply } = createConnection(1);
  const controller = new AbortController();
  const finished = sendEvents(reply, createEvents(controller.signal), controller);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(raw.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(raw.destroyed).toBe(true);
  await finished;
  expect(controller.signal.aborted).toBe(true);
  expect(writes.length).toBeLessThanOrEqual(2);
});

test('keeps a client that reads', async () => {
  const { raw, writes, reply } = createConnection(Number.POSITIVE_INFINITY);
  const controller = new AbortController();
  const finished = sendEvents(reply, createSilence(controller.signal), controller);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(raw.destroyed).toBe(false);
  expect(writes.filter((text) => text.includes('heartbeat'))).toHaveLength(10);
  controller.abort();
  await finished;
});
