import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRecentSearch } from './recent-searches.ts';
import { searchWords } from './search-words.ts';

describe('what is searched for', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['  the   crossing ', 'the crossing'],
    ['tab\tand\nline', 'tab and line'],
    ['العبور ', 'العبور'],
    ['\u0000', ''],
  ])('"%s" is "%s"', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });

  test('is never longer than a hundred characters, and stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const words = searchWords(typed);
        expect([...words].length).toBeLessThanOrEqual(100);
        expect(searchWords(words)).toBe(words);
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
