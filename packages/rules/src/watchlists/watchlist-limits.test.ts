import { expect, test } from 'vitest';
import { hasRoom, WATCHLIST_TITLES_MAX, WATCHLISTS_MAX } from './watchlist-limits.ts';

test.each([
  [0, 1, WATCHLISTS_MAX, true],
  [499, 1, WATCHLISTS_MAX, true],
  [500, 1, WATCHLISTS_MAX, false],
  [4_940, 60, WATCHLIST_TITLES_MAX, true],
  [4_941, 60, WATCHLIST_TITLES_MAX, false],
  [6_000, 1, WATCHLIST_TITLES_MAX, false],
])('with %i there is room for %i more, of %i: %s', (held, more, most, expected) => {
  expect(hasRoom(held, more, most)).toBe(expected);
});
