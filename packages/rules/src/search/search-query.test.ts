import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRecentSearch, getSearchDelay, normaliseQuery } from './search-query.ts';

describe('normaliseQuery', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['  the   crossing ', 'the crossing'],
    ['tab\tand\nline', 'tab and line'],
    ['العبور ', 'العبور'],
    ['\u0000', ''],
  ])('"%s" becomes "%s"', (input, normalised) => {
    expect(normaliseQuery(input)).toBe(normalised);
  });

  test('returns at most 100 characters and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (input) => {
        const normalisedQuery = normaliseQuery(input);
        expect([...normalisedQuery].length).toBeLessThanOrEqual(100);
        expect(normaliseQuery(normalisedQuery)).toBe(normalisedQuery);
      }),
    );
  });
});

describe('addRecentSearch', () => {
  test('puts the newest first without duplicates', () => {
    expect(addRecentSearch(['lantern', 'ferry'], 'Ferry')).toEqual(['Ferry', 'lantern']);
  });

  test('keeps at most eight and ignores one-letter queries', () => {
    const queries = Array.from({ length: 12 }, (_, index) => `query ${index}`);
    expect(queries.reduce<string[]>(addRecentSearch, [])).toHaveLength(8);
    expect(addRecentSearch(['ferry'], 'f')).toEqual(['ferry']);
  });
});

test.each([
  ['', 0],
  ['a', 2000],
  ['ab', 2000],
  ['abc', 0],
  ['abcd', 1000],
  ['a longer query', 1000],
  ['🎬🎬', 2000],
  ['قمر', 0],
])('getSearchDelay of "%s" is %s ms', (query, delay) => {
  expect(getSearchDelay(query)).toBe(delay);
});
