import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinLetters } from '../reading/join-letters.ts';
import { readQuery, splitsOf } from '../reading/read-query.ts';
import { likeness, slipsBetween } from './distance.ts';
import { scoreTitle } from './score.ts';

describe('slips between words', () => {
  test.each([
    ['lantern', 'lantern', 0],
    ['lantrn', 'lantern', 1],
    ['lanttern', 'lantern', 1],
    ['lantren', 'lantern', 1],
    ['lamtern', 'lantern', 1],
    ['lamtrn', 'lantern', 2],
    ['kwiet', 'quiet', 2],
    ['night', 'light', 1],
    ['tarkovsky', 'tarkovski', 1],
    ['lantern', 'harbour', 3],
  ])('%s, %s: %s', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
  });

  test('are as many in either direction, and never fewer than the lengths differ by', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = slipsBetween(one, other, 20);
        expect(slips).toBe(slipsBetween(other, one, 20));
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(slips === 0).toBe(one === other);
      }),
    );
  });

  test('short words allow none, longer ones one or two', () => {
    expect(likeness('cat', 'car')).toBe(0);
    expect(likeness('cart', 'card')).toBeGreaterThan(0);
    expect(likeness('kwiet', 'quiet')).toBe(0);
    expect(likeness('kwiet', 'quiet', { more: 1 })).toBeGreaterThan(0);
    expect(likeness('shaeksp', 'shakespeare')).toBe(0);
    expect(likeness('shaeksp', 'shakespeare', { isOpen: true })).toBeGreaterThan(0);
  });
});

const lines = (...texts: string[]) => texts.map((text) => ` ${text} `).join('\n');
function score(query: string, title: string, { people = [] as string[], weight = 0 } = {}): number {
  const asked = readQuery(query);
  const accepted = asked.words.map(() => ({ words: new Map<string, number>(), genres: new Set<number>() }));
  const facts = { people: lines(...people), genres: [], year: 2001, weight };
  return scoreTitle({ ...asked, accepted, lacking: 0 }, { ...facts, titles: lines(title) });
}

describe('of two titles the first is the better answer to', () => {
  test.each([
    ['lantern', 'lantern', 'lantern street'],
    ['lantern', 'the lantern', 'lantern street'],
    ['lantern', 'lantern street', 'the magic lantern'],
    ['lant', 'lantern', 'lantern street'],
    ['lant', 'lantern street', 'magic lantern'],
    ['dark knight', 'the dark knight', 'the dark knight rises'],
    ['dark knight', 'dark knight rises', 'a knight in the dark'],
    ['spider man', 'spiderman', 'the spider and the old man'],
    ['spiderman', 'spider man', 'spider and man'],
    ['godfather part ii', 'the godfather part ii', 'the godfather part iii'],
    ['the night', 'the night', 'night on earth'],
    ['lantern 2001', 'lantern', 'lantern street'],
  ])('%s: %s, %s', (query, better, worse) => {
    expect(score(query, better)).toBeGreaterThan(score(query, worse));
  });

  test('a title rather than a person, and a person of this name rather than of another that begins so', () => {
    expect(score('bell', 'the bell')).toBeGreaterThan(score('bell', 'night', { people: ['tom bell'] }));
    expect(score('tom bell', 'x', { people: ['tom bell'] })).toBeGreaterThan(
      score('tom bell', 'x', { people: ['tom bellamy'] }),
    );
  });

  test('however much a lesser one is watched', () => {
    expect(score('lantern', 'lantern')).toBeGreaterThan(score('lantern', 'lantern street', { weight: 8 }));
    expect(score('lantern', 'lantern', { weight: 1 })).toBeGreaterThan(score('lantern', 'lantern'));
  });
});

test('a title that lacks a word is none, small words aside', () => {
  expect(score('lantern keeper', 'lantern street')).toBe(0);
  expect(score('lord of rings', 'the lord of the rings')).toBeGreaterThan(0);
  expect(score('crossing the', 'crossing')).toBeGreaterThan(0);
});

test.each([
  ['s w a t', 'swat'],
  ['S. W. A. T. 2017', 'SWAT. 2017'],
  ['a b b a the movie', 'abba the movie'],
  ['plan b', 'plan b'],
  ['x y', 'x y'],
  ['vitamin a b c1', 'vitamin a b c1'],
])('letters that stand alone are joined: %s, %s', (typed, joined) => {
  expect(joinLetters(typed)).toBe(joined);
});

test('a word is parted in every way that leaves two letters', () => {
  expect(splitsOf('seven')).toEqual([
    ['se', 'ven'],
    ['sev', 'en'],
  ]);
  expect(splitsOf('four')).toEqual([]);
});
