import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFinished, progressFraction, resumePosition } from './progress.ts';

describe('a title is taken up', () => {
  test.each([
    ['where it was left', { position: 600, duration: 3600 }, 600],
    ['from the start after less than ten seconds', { position: 9.9, duration: 60 }, 0],
    ['where it was left after ten', { position: 10, duration: 60 }, 10],
    ['from the start before two hundredths', { position: 71, duration: 3600 }, 0],
    ['where it was left at two hundredths', { position: 72, duration: 3600 }, 72],
    ['from the start when finished', { position: 3420, duration: 3600 }, 0],
    ['where it was left just before that', { position: 3419, duration: 3600 }, 3419],
    ['from the start out of the credits', { position: 3000, duration: 3600, creditsStart: 3000 }, 0],
    ['where it was left before the credits', { position: 2999, duration: 3600, creditsStart: 3000 }, 2999],
    ['from the start beyond the end', { position: 5000, duration: 3600 }, 0],
    ['from the start without a duration', { position: 50, duration: 0 }, 0],
    ['from the start after nonsense', { position: Number.NaN, duration: 3600 }, 0],
  ])('%s', (_name, watched, expected) => {
    expect(resumePosition(watched)).toBe(expected);
  });
});

test('finished is nearly all, or into the credits', () => {
  expect(isFinished({ position: 95, duration: 100 })).toBe(true);
  expect(isFinished({ position: 94, duration: 100 })).toBe(false);
  expect(isFinished({ position: 90, duration: 100, creditsStart: 90 })).toBe(true);
  expect(isFinished({ position: 50, duration: 100, creditsStart: 0 })).toBe(false);
  expect(isFinished({ position: 50, duration: 100, creditsStart: null })).toBe(false);
  expect(isFinished({ position: 0, duration: 0 })).toBe(false);
});

test('whatever was reported, the bar and the resume point lie within the title', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (position, duration) => {
      const fraction = progressFraction({ position, duration });
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
      const start = resumePosition({ position, duration });
      expect(start === 0 || (start >= 10 && start < duration)).toBe(true);
    }),
  );
});
