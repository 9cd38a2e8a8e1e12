import { describe, expect, test } from 'vitest';
import { appendSeasons, createSeasonCache, createSeasonCacheAround, prependSeasons } from './season-cache.ts';

const createSeason = (number: number, episodeCount = 3) => ({ id: `s${number}`, episodeCount });
/** Seasons numbered `from` to `to`; none when `to` is smaller. */
const createSeasons = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => createSeason(from + index));
const getSeasonNumbers = (cache: { seasons: readonly { id: string }[] }) =>
  cache.seasons.map(({ id }) => Number(id.slice(1)));
const createRange = (from: number, to: number) =>
  createSeasons(from, to).map(({ id }) => Number(id.slice(1)));

describe('createSeasonCache', () => {
  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)('with %i seasons: hasAfter is %s', ([count, hasAfter]) => {
    const cache = createSeasonCache(createSeasons(1, count));
    expect(cache).toEqual({ seasons: createSeasons(1, count), hasBefore: false, hasAfter });
  });
});

describe('createSeasonCacheAround', () => {
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
      const cache = createSeasonCacheAround(createSeason(50), {
        precedingSeasons: createSeasons(50 - before, 49),
        followingSeasons: createSeasons(51, 50 + after),
      });
      expect(getSeasonNumbers(cache)).toEqual(createRange(50 - before, 50 + after));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, hasAfter]);
    },
  );

  test('keeps the selected season once, even without episodes', () => {
    const selectedSeason = createSeason(2, 0);
    const cache = createSeasonCacheAround(selectedSeason, {
      precedingSeasons: [createSeason(1), selectedSeason],
      followingSeasons: [createSeason(2), createSeason(3)],
    });
    expect(cache.seasons).toEqual([createSeason(1), selectedSeason, createSeason(3)]);
  });
});

describe('appendSeasons and prependSeasons', () => {
  const initialCache = createSeasonCacheAround(createSeason(50), {
    precedingSeasons: createSeasons(25, 49),
    followingSeasons: createSeasons(51, 75),
  });

  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)(
    'appending %i seasons sets hasAfter to %s and leaves hasBefore unchanged',
    ([count, hasAfter]) => {
      const cache = appendSeasons(initialCache, createSeasons(76, 75 + count));
      expect(getSeasonNumbers(cache)).toEqual(createRange(25, 75 + count));
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
      const cache = prependSeasons(initialCache, createSeasons(25 - count, 24));
      expect(getSeasonNumbers(cache)).toEqual(createRange(25 - count, 75));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, true]);
    },
  );

  test('skips seasons that are already cached', () => {
    expect(getSeasonNumbers(appendSeasons(initialCache, createSeasons(70, 80)))).toEqual(createRange(25, 80));
    expect(getSeasonNumbers(prependSeasons(initialCache, createSeasons(20, 30)))).toEqual(
      createRange(20, 75),
    );
  });

  test('drops seasons without episodes but counts them towards a full page', () => {
    const page = createSeasons(76, 100).map((season, index) =>
      index % 2 ? season : createSeason(76 + index, 0),
    );
    const cache = appendSeasons(initialCache, page);
    expect(cache.seasons).toHaveLength(51 + 12);
    expect(cache.hasAfter).toBe(true);
    expect(createSeasonCache([createSeason(1, 0), createSeason(2)]).seasons).toEqual([createSeason(2)]);
  });

  test('does not modify the previous cache', () => {
    const cacheBefore = structuredClone(initialCache);
    appendSeasons(initialCache, createSeasons(76, 80));
    prependSeasons(initialCache, createSeasons(20, 24));
    expect(initialCache).toEqual(cacheBefore);
  });
});
