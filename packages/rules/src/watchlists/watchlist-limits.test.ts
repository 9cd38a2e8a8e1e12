import { expect, test } from 'vitest';
import {
  isWatchlistNameTooLong,
  isWithinLimit,
  MAX_WATCHLIST_TITLES,
  MAX_WATCHLISTS,
} from './watchlist-limits.ts';

test.each([
  ['', false],
  ['a'.repeat(60), false],
  ['a'.repeat(61), true],
  ['ñ'.repeat(60), false],
  ['👩‍👩‍👧'.repeat(60), false],
  ['👩‍👩‍👧'.repeat(61), true],
])('a watchlist name of %j is too long: %s', (name, expected) => {
  expect(isWatchlistNameTooLong(name)).toBe(expected);
});

test.each([
  [0, 1, MAX_WATCHLISTS, true],
  [499, 1, MAX_WATCHLISTS, true],
  [500, 1, MAX_WATCHLISTS, false],
  [4_940, 60, MAX_WATCHLIST_TITLES, true],
  [4_941, 60, MAX_WATCHLIST_TITLES, false],
  [6_000, 1, MAX_WATCHLIST_TITLES, false],
])(
  'isWithinLimit with %i items, %i more and a maximum of %i is %s',
  (currentCount, addedCount, max, expected) => {
    expect(isWithinLimit(currentCount, addedCount, max)).toBe(expected);
  },
);
