import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampLeft,
  findChapter,
  findMarker,
  getFractionAtSeconds,
  getFractionAtX,
  getSecondsAtFraction,
} from './seek-bar-maths.ts';

describe('seek bar positions', () => {
  test('getFractionAtX clamps pointers outside the bar to its ends', () => {
    const bar = { left: 100, width: 400 };
    expect(getFractionAtX(50, bar)).toBe(0);
    expect(getFractionAtX(300, bar)).toBe(0.5);
    expect(getFractionAtX(900, bar)).toBe(1);
    expect(getFractionAtX(300, { left: 100, width: 0 })).toBe(0);
  });

  test('getFractionAtSeconds is the inverse of getSecondsAtFraction', () => {
    const ranges = fc.record({
      start: fc.double({ min: 0, max: 1e5, noNaN: true }),
      length: fc.double({ min: 1, max: 1e5, noNaN: true }),
    });
    fc.assert(
      fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), ({ start, length }, fraction) => {
        const range = { start, end: start + length };
        expect(getFractionAtSeconds(getSecondsAtFraction(fraction, range), range)).toBeCloseTo(fraction, 5);
      }),
    );
  });

  test('getFractionAtSeconds returns 0 while the duration is unknown', () => {
    expect(getFractionAtSeconds(5, { start: 0, end: 0 })).toBe(0);
  });

  test('clampLeft keeps the preview inside the bar, and a wider one at its left edge', () => {
    expect(clampLeft(10, 200, 1000)).toBe(0);
    expect(clampLeft(500, 200, 1000)).toBe(400);
    expect(clampLeft(990, 200, 1000)).toBe(800);
    expect(clampLeft(50, 200, 100)).toBe(0);
  });
});

describe('chapters and skip markers', () => {
  const chapters = [
    { title: 'One', start: 5 },
    { title: 'Two', start: 60 },
  ];
  const intro = { kind: 'intro' as const, start: 10, end: 40 };

  test('findChapter returns a chapter until the next one starts', () => {
    expect(findChapter(chapters, 0)).toBeNull();
    expect(findChapter(chapters, 59.9)?.title).toBe('One');
    expect(findChapter(chapters, 60)?.title).toBe('Two');
  });

  test('findMarker returns a marker within its range except in its last second', () => {
    expect(findMarker([intro], 9.9)).toBeNull();
    expect(findMarker([intro], 10)).toBe(intro);
    expect(findMarker([intro], 39.2)).toBeNull();
  });
});
