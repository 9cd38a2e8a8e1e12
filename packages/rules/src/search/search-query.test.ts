import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRecentSearch, getSearchDelay, normaliseQuery } from './search-query.ts';

describe('what is searched for', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['  the   crossing ', 'the crossing'],
    ['tab\tand\nline', 'tab and line'],
    ['العبور ', 'العبور'],
    ['\u0000', ''],
  ])('"%s" is "%s"', (typed, words) => {
    expect(normaliseQuery(typed)).toBe(words);
  });

  test('is never longer than a hundred characters, and stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const words = normaliseQuery(typed);
        expect([...words].length).toBeLessThanOrEqual(100);
        expect(normaliseQuery(words)).toBe(words);
      }),
    );
  });
});

describe('recent searches', () => {
  test('have the newest first, each once', () => {
    expect(addRecentSearch(['lantern', 'ferry'], 'Ferry')).toEqual(['Ferry', 'lantern']);
  });

  test('are eight at most, and none of one letter', () => {
    const many = Array.from({ length: 12 }, (_, index) => `query ${index}`);
    expect(many.reduce<string[]>(addRecentSearch, [])).toHaveLength(8);
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
])('"%s" waits %s ms', (query, delay) => {
  expect(getSearchDelay(query)).toBe(delay);
});
