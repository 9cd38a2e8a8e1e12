import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

test('limits the streams of one address until one of them ends', () => {
  const streams = createOpenStreams({ most: 10, mostOfAddress: 2 });
  const firstStream = streams.open('192.0.2.1');
  expect(streams.open('::ffff:192.0.2.1')).not.toBeNull();
  expect(streams.open('192.0.2.1')).toBeNull();
  expect(streams.open('192.0.2.2')).not.toBeNull();
  firstStream?.abort();
  expect(streams.open('192.0.2.1')).not.toBeNull();
});

test('limits all streams together, and closes them all', () => {
  const streams = createOpenStreams({ most: 2, mostOfAddress: 2 });
  const openStreams = ['192.0.2.1', '192.0.2.2'].map((address) => streams.open(address));
  expect(streams.open('192.0.2.3')).toBeNull();
  streams.closeAll();
  expect(openStreams.every((stream) => stream?.signal.aborted)).toBe(true);
  expect(streams.open('192.0.2.3')).not.toBeNull();
});
