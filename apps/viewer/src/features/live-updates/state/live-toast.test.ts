import { expect, test } from 'vitest';
import { isShownOnPage } from './live-toast.ts';

const toast = { id: 'night', title: 'Night', expiresAt: 0, number: 1 };

test.each([
  ['night', {}, true],
  ['film', { videoId: 'film' }, true],
  ['film', {}, false],
  ['other', { videoId: 'film' }, false],
  [undefined, {}, false],
])(
  'isShownOnPage on the page of %s, for an event with %j, returns %s',
  (currentContentId, overrides, expected) => {
    expect(isShownOnPage({ ...toast, ...overrides }, currentContentId)).toBe(expected);
  },
);
