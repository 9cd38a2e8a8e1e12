import { describe, expect, test } from 'vitest';
import { appendSeasons, initialiseSeasons, prependSeasons, setAdjacentSeasons } from './season-cache.ts';

const season = (number: number, episodeCount = 3) => ({ id: `s${number}`, episodeCount });
/** Seasons from one number to another; none when the second is smaller. */
const seasons = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => season(from + index));
const numbersOf = (cache: { seasons: readonly { id: string }[] }) =>
  cache.seasons.map(({ id }) => Number(id.slice(1)));
const range = (from: number, to: number) => seasons(from, to).map(({ id }) => Number(id.slice(1)));

describe('The first page of a series', () => {
  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)('of %i seasons: there may be more after it: %s', ([count, hasAfter]) => {
    const cache = initialiseSeasons(seasons(1, count));
    expect(cache).toEqual({ seasons: seasons(1, count), hasBefore: false, hasAfter });
  });
});

describe('The seasons around the selected one', () => {
  test.for([
    [0, 0, false, false],
    [3, 2, false, false],
    [24, 24, false, false],
    [25, 0, true, false],
    [0, 25, false, true],
    [25, 25, true, true],
  ] as const)(
    '%i before and %i after: more before %s, more after %s',
    ([before, after, hasBefore, hasAfter]) => {
      const cache = setAdjacentSeasons(season(50), {
        precedingSeasons: seasons(50 - before, 49),
        followingSeasons: seasons(51, 50 + after),
      });
      expect(numbersOf(cache)).toEqual(range(50 - before, 50 + after));
      expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, hasAfter]);
    },
  );

  test('keep the selected one, also without episodes, and have it once', () => {
    const selected = season(2, 0);
    const cache = setAdjacentSeasons(selected, {
      precedingSeasons: [season(1), selected],
      followingSeasons: [season(2), season(3)],
    });
    expect(cache.seasons).toEqual([season(1), selected, season(3)]);
  });
});

describe('A window that grows', () => {
  const start = setAdjacentSeasons(season(50), {
    precedingSeasons: seasons(25, 49),
    followingSeasons: seasons(51, 75),
  });

  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)('forward by %i: more after it: %s, and nothing changes before it', ([count, hasAfter]) => {
    const cache = appendSeasons(start, seasons(76, 75 + count));
    expect(numbersOf(cache)).toEqual(range(25, 75 + count));
    expect([cache.hasBefore, cache.hasAfter]).toEqual([true, hasAfter]);
  });

  test.for([
    [0, false],
    [1, false],
    [24, false],
    [25, true],
  ] as const)('backward by %i: more before it: %s, and nothing changes after it', ([count, hasBefore]) => {
    const cache = prependSeasons(start, seasons(25 - count, 24));
    expect(numbersOf(cache)).toEqual(range(25 - count, 75));
    expect([cache.hasBefore, cache.hasAfter]).toEqual([hasBefore, true]);
  });

  test('has no season twice when a page overlaps it', () => {
    expect(numbersOf(appendSeasons(start, seasons(70, 80)))).toEqual(range(25, 80));
    expect(numbersOf(prependSeasons(start, seasons(20, 30)))).toEqual(range(20, 75));
  });

  test('drops seasons without episodes, but counts them: a full page is a full page', () => {
    const page = seasons(76, 100).map((each, index) => (index % 2 ? each : season(76 + index, 0)));
    const cache = appendSeasons(start, page);
    expect(cache.seasons).toHaveLength(51 + 12);
    expect(cache.hasAfter).toBe(true);
    expect(initialiseSeasons([season(1, 0), season(2)]).seasons).toEqual([season(2)]);
  });

  test('leaves the window before it as it was', () => {
    const before = structuredClone(start);
    appendSeasons(start, seasons(76, 80));
    prependSeasons(start, seasons(20, 24));
    expect(start).toEqual(before);
  });
});
