import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chapterAt,
  clampLeft,
  fractionAtSeconds,
  fractionAtX,
  markerAt,
  secondsAtFraction,
} from './seek-bar-maths.ts';

describe('seek bar positions', () => {
  test('fractionAtX clamps pointers outside the bar to its ends', () => {
    const bar = { left: 100, width: 400 };
    expect(fractionAtX(50, bar)).toBe(0);
    expect(fractionAtX(300, bar)).toBe(0.5);
    expect(fractionAtX(900, bar)).toBe(1);
    expect(fractionAtX(300, { left: 100, width: 0 })).toBe(0);
  });

  test('fractionAtSeconds is the inverse of secondsAtFraction', () => {
    const range = fc.record({
      start: fc.double({ min: 0, max: 1e5, noNaN: true }),
      length: fc.double({ min: 1, max: 1e5, noNaN: true }),
    });
    fc.assert(
      fc.property(range, fc.double({ min: 0, max: 1, noNaN: true }), ({ start, length }, fraction) => {
        const range = { start, end: start + length };
        expect(fractionAtSeconds(secondsAtFraction(fraction, range), range)).toBeCloseTo(fraction, 5);
      }),
    );
  });

  test('fractionAtSeconds returns 0 while the duration is unknown', () => {
    expect(fractionAtSeconds(5, { start: 0, end: 0 })).toBe(0);
  });

  test('clampLeft keeps the preview inside the bar', () => {
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

  test('chapterAt returns a chapter until the next one starts', () => {
    expect(chapterAt(chapters, 0)).toBeNull();
    expect(chapterAt(chapters, 59.9)?.title).toBe('One');
    expect(chapterAt(chapters, 60)?.title).toBe('Two');
  });

  test('markerAt returns a marker within its range except in its last second', () => {
    expect(markerAt([intro], 9.9)).toBeNull();
    expect(markerAt([intro], 10)).toBe(intro);
    expect(markerAt([intro], 39.2)).toBeNull();
  });
});
