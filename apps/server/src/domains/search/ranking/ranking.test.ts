import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinLetters } from '../query-text/join-letters.ts';
import { listSplitsInTwo, parseQuery } from '../query-text/parse-query.ts';
import { computeEditDistance, computeSimilarity } from './distance.ts';
import { scoreTitle } from './score.ts';

describe('computeEditDistance', () => {
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
  ])('between %s and %s with at most two edits is %s', (left, right, edits) => {
    expect(computeEditDistance(left, right, 2)).toBe(edits);
  });

  test('is symmetric and at least the difference of the lengths', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const edits = computeEditDistance(left, right, 20);
        expect(edits).toBe(computeEditDistance(right, left, 20));
        expect(edits).toBeGreaterThanOrEqual(Math.abs(left.length - right.length));
        expect(edits === 0).toBe(left === right);
      }),
    );
  });

  test('computeSimilarity allows no edit in short words, and one or two in longer words', () => {
    expect(computeSimilarity('cat', 'car')).toBe(0);
    expect(computeSimilarity('cart', 'card')).toBeGreaterThan(0);
    expect(computeSimilarity('kwiet', 'quiet')).toBe(0);
    expect(computeSimilarity('kwiet', 'quiet', { extraEdits: 1 })).toBeGreaterThan(0);
    expect(computeSimilarity('shaeksp', 'shakespeare')).toBe(0);
    expect(computeSimilarity('shaeksp', 'shakespeare', { isIncomplete: true })).toBeGreaterThan(0);
  });
});

const toIndexLines = (...texts: string[]) => texts.map((text) => ` ${text} `).join('\n');
function scoreText(query: string, title: string, { people = [] as string[], weight = 0 } = {}): number {
  const parsedQuery = parseQuery(query);
  const wordMatches = parsedQuery.words.map(() => ({
    qualityByWord: new Map<string, number>(),
    genres: new Set<number>(),
  }));
  const otherFields = { peopleText: toIndexLines(...people), genres: [], year: 2001, weight };
  return scoreTitle(
    { ...parsedQuery, wordMatches, maxMissingWords: 0 },
    { ...otherFields, titlesText: toIndexLines(title) },
  );
}

describe('scoreTitle ranks the first of two titles higher', () => {
  test.each([
    ['lantern', 'lantern', 'lantern street'],
    ['lantern', 'the lantern', 'lantern street'],
    ['lantern', 'lantern', 'the lantern'],
    ['lantern', 'lantern street', 'the magic lantern'],
    ['lant', 'lantern', 'lantern street'],
    ['lant', 'lantern street', 'magic lantern'],
    ['dark knight', 'the dark knight', 'the dark knight rises'],
    ['dark knight', 'dark knight rises', 'a knight in the dark'],
    ['spider man', 'spiderman', 'the spider and the old man'],
    ['spiderman', 'spider man', 'spider and man'],
    ['godfather part ii', 'the godfather part ii', 'the godfather part iii'],
    ['the night', 'the night', 'night on earth'],
    ['lantern', 'lantern the keeper of the island', 'lantern 2 the keeper returns'],
    ['lantern 2001', 'lantern', 'lantern street'],
  ])('for %s: %s, %s', (query, betterTitle, worseTitle) => {
    expect(scoreText(query, betterTitle)).toBeGreaterThan(scoreText(query, worseTitle));
  });

  test('for a name: a title with the name before a person, and the full name before a longer name', () => {
    expect(scoreText('bell', 'the bell')).toBeGreaterThan(
      scoreText('bell', 'night', { people: ['tom bell'] }),
    );
    expect(scoreText('tom bell', 'x', { people: ['tom bell'] })).toBeGreaterThan(
      scoreText('tom bell', 'x', { people: ['tom bellamy'] }),
    );
  });

  test('even when the other is watched more', () => {
    expect(scoreText('lantern', 'lantern')).toBeGreaterThan(
      scoreText('lantern', 'lantern street', { weight: 8 }),
    );
    expect(scoreText('lantern', 'lantern', { weight: 1 })).toBeGreaterThan(scoreText('lantern', 'lantern'));
  });
});

test('scoreTitle returns 0 when a word is missing, except stop words', () => {
  expect(scoreText('lantern keeper', 'lantern street')).toBe(0);
  expect(scoreText('lord of rings', 'the lord of the rings')).toBeGreaterThan(0);
  expect(scoreText('crossing the', 'crossing')).toBeGreaterThan(0);
});

test.each([
  ['s w a t', 'swat'],
  ['S. W. A. T. 2017', 'SWAT. 2017'],
  ['a b b a the movie', 'abba the movie'],
  ['plan b', 'plan b'],
  ['x y', 'x y'],
  ['vitamin a b c1', 'vitamin a b c1'],
])('joinLetters converts %s to %s', (typed, joinedText) => {
  expect(joinLetters(typed)).toBe(joinedText);
});

test('listSplitsInTwo splits a word of five or more letters wherever at least two letters remain on each side', () => {
  expect(listSplitsInTwo('seven')).toEqual([
    ['se', 'ven'],
    ['sev', 'en'],
  ]);
  expect(listSplitsInTwo('four')).toEqual([]);
});
