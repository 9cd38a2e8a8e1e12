import { createMovableClock } from '@matinee/testing';
import { expect, test } from 'vitest';
import { createAttemptLimit, getAddressKey } from './attempt-limit.ts';

test('limits attempts per window, does not count undone ones, and starts again in the next window', () => {
  const clock = createMovableClock();
  const limit = createAttemptLimit(clock, { max: 2, seconds: 60 });
  expect(limit.countAttempt('a')).toBeNull();
  limit.undoAttempt('a');
  expect([limit.countAttempt('a'), limit.countAttempt('a')]).toEqual([null, null]);
  clock.advance({ seconds: 45 });
  expect(limit.countAttempt('a')).toBe(15);
  expect(limit.countAttempt('b')).toBeNull();
  clock.advance({ seconds: 15 });
  expect(limit.countAttempt('a')).toBeNull();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts all addresses of one network as one: %s', (address, key) => {
  expect(getAddressKey(address)).toBe(key);
});
