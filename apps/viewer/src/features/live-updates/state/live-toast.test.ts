import { expect, test } from 'vitest';
import { isWatching } from './live-toast.ts';

const toast = { id: 'night', title: 'Night', expiresAt: 0, number: 1 };

test.each([
  ['night', {}, true],
  ['film', { videoId: 'film' }, true],
  ['film', {}, false],
  ['other', { videoId: 'film' }, false],
  [undefined, {}, false],
])('isWatching on the page of %s, for an event with %j: %s', (watching, more, expected) => {
  expect(isWatching({ ...toast, ...more }, watching)).toBe(expected);
});
