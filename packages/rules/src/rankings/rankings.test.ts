import { describe, expect, test } from 'vitest';
import { getTitleLetter, getToggledSort, getWeightedRating } from './rankings.ts';

describe('getWeightedRating', () => {
  const ratings = {
    'one five': { count: 1, sum: 5 },
    'ten fives': { count: 10, sum: 50 },
    'ten fours': { count: 10, sum: 40 },
    'a hundred fours': { count: 100, sum: 400 },
    'ten ones': { count: 10, sum: 10 },
    'one one': { count: 1, sum: 1 },
  };
  test.each([
    ['ten fives', 'one five'],
    ['ten fours', 'one five'],
    ['a hundred fours', 'ten fours'],
    ['one one', 'ten ones'],
    ['one five', 'one one'],
  ] as const)('ranks %s above %s', (higher, lower) => {
    expect(getWeightedRating(ratings[higher])).toBeGreaterThan(getWeightedRating(ratings[lower]));
  });
});

test.each([
  ['The Crossing', 'T'],
  ['élan', 'E'],
  ['  Zoo', 'Z'],
  ['العبور', 'ا'],
  ['Ñandú', 'N'],
  ['1917', '#'],
  ['«Quoted»', '#'],
  ['', '#'],
])('getTitleLetter of %j is %s', (title, letter) => {
  expect(getTitleLetter(title)).toBe(letter);
});

test('getToggledSort returns title for rank, and rank for title', () => {
  expect([getToggledSort('rank'), getToggledSort('title')]).toEqual(['title', 'rank']);
});
