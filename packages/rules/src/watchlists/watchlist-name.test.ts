import { describe, expect, test } from 'vitest';
import { isWatchlistNameTooLong, watchlistName } from './watchlist-name.ts';

describe('The name of a watchlist', () => {
  test.each([
    ['  For Sunday  ', 'For Sunday'],
    ['For\n\tSunday', 'For Sunday'],
    ['   ', ''],
    ['\u200b\u2060', ''],
    ['\u202eyadnuS', 'yadnuS'],
    ['For \u202e Sunday', 'For Sunday'],
    ['\u3164\u2800\u115f', ''],
    ['🍿', '🍿'],
    ['للأحد', 'للأحد'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(watchlistName(typed)).toBe(kept);
  });

  test.each([
    ['', false],
    ['a'.repeat(60), false],
    ['a'.repeat(61), true],
    ['ñ'.repeat(60), false],
    ['👩‍👩‍👧'.repeat(60), false],
    ['👩‍👩‍👧'.repeat(61), true],
  ])('%j is too long: %s', (name, expected) => {
    expect(isWatchlistNameTooLong(name)).toBe(expected);
  });
});
