import { describe, expect, test } from 'vitest';
import { appendSeasons, initialiseSeasons, prependSeasons, setAdjacentSeasons } from './season-cache.ts';

const season = (number: number, episodeCount = 3) => ({ id: `s${number}`, episodeCount });
/** Seasons numbered `from` to `to`; none when `to` is smaller. */
const seasons = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => season(from + index));
const getSeasonNumbers = (cache: { seasons: readonly { id: string }[] }) =>
  cache.seasons.map(({ id }) => Number(id.slice(1)));
const range = (from: number, to: number) => seasons(from, to).map(({ id }) => Number(id.slice(1)));

describe('initialiseSeasons', () => {
  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)('with %i seasons: hasAfter is %s', ([count, hasAfter]) => {
    const cache = initialiseSeasons(seasons(1, count));
    expect(cache).toEqual({ seasons: seasons(1, count), hasBefore: false, hasAfter });
  });
});

describe('setAdjacentSeasons', () => {
  test.for([
    [0, 0, false, false],
    [3, 2, false, false],
    [24, 24, false, false],
    [25, 0, true, false],
    [0, 25, false, true],
    [25, 25, true, true],
  ] as const)(
    'with %i preceding and %i following seasons: hasBefore is %s, hasAfter is %s',
    ([before, after, hasBefore, hasAfter]) => {
      const cache = setAdjacentSeasons(season(50), {
        precedingSeasons: seasons(50 - before, 49),
        followingSeasons: seasons(51, 50 + after),
      });
      expect(getSeasonNumbers(cache)).toEqual(range(50 - before, 50 + after));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, hasAfter]);
    },
  );

  test('keeps the selected season once, even without episodes', () => {
    const selected = season(2, 0);
    const cache = setAdjacentSeasons(selected, {
      precedingSeasons: [season(1), selected],
      followingSeasons: [season(2), season(3)],
    });
    expect(cache.seasons).toEqual([season(1), selected, season(3)]);
  });
});

describe('appendSeasons and prependSeasons', () => {
  const initialCache = setAdjacentSeasons(season(50), {
    precedingSeasons: seasons(25, 49),
    followingSeasons: seasons(51, 75),
  });

  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)(
    'appending %i seasons sets hasAfter to %s and leaves hasBefore unchanged',
    ([count, hasAfter]) => {
      const cache = appendSeasons(initialCache, seasons(76, 75 + count));
      expect(getSeasonNumbers(cache)).toEqual(range(25, 75 + count));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([true, hasAfter]);
    },
  );

  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)(
    'prepending %i seasons sets hasBefore to %s and leaves hasAfter unchanged',
    ([count, hasBefore]) => {
      const cache = prependSeasons(initialCache, seasons(25 - count, 24));
      expect(getSeasonNumbers(cache)).toEqual(range(25 - count, 75));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, true]);
    },
  );

  test('skips seasons that are already cached', () => {
    expect(getSeasonNumbers(appendSeasons(initialCache, seasons(70, 80)))).toEqual(range(25, 80));
    expect(getSeasonNumbers(prependSeasons(initialCache, seasons(20, 30)))).toEqual(range(20, 75));
  });

  test('drops seasons without episodes but counts them towards a full page', () => {
    const page = seasons(76, 100).map((cachedSeason, index) =>
      index % 2 ? cachedSeason : season(76 + index, 0),
    );
    const cache = appendSeasons(initialCache, page);
    expect(cache.seasons).toHaveLength(51 + 12);
    expect(cache.hasAfter).toBe(true);
    expect(initialiseSeasons([season(1, 0), season(2)]).seasons).toEqual([season(2)]);
  });

  test('does not modify the previous cache', () => {
    const before = structuredClone(initialCache);
    appendSeasons(initialCache, seasons(76, 80));
    prependSeasons(initialCache, seasons(20, 24));
    expect(initialCache).toEqual(before);
  });
});
