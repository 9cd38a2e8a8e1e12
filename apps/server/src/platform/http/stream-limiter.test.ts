import { expect, test } from 'vitest';
import { createStreamLimiter } from './stream-limiter.ts';

test('limits the streams of one address until one of them ends', () => {
  const streams = createStreamLimiter({ max: 10, maxPerAddress: 2 });
  const firstStream = streams.open('192.0.2.1');
  expect(streams.open('::ffff:192.0.2.1')).not.toBeNull();
  expect(streams.open('192.0.2.1')).toBeNull();
  expect(streams.open('192.0.2.2')).not.toBeNull();
  firstStream?.abort();
  expect(streams.open('192.0.2.1')).not.toBeNull();
});

test('returns null at the total limit, and aborts every stream on close', () => {
  const streams = createStreamLimiter({ max: 2, maxPerAddress: 2 });
  const openStreams = ['192.0.2.1', '192.0.2.2'].map((address) => streams.open(address));
  expect(streams.open('192.0.2.3')).toBeNull();
  streams.closeAll();
  expect(openStreams.every((stream) => stream?.signal.aborted)).toBe(true);
  expect(streams.open('192.0.2.3')).not.toBeNull();
});
