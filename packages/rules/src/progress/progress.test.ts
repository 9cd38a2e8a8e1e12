import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getProgressFraction, getResumePosition, isFinished } from './resume-position.ts';

const createCreditsMarkers = (start: number) => [{ kind: 'credits', start }];

const cases: [string, number, number, { kind: string; start: number }[], boolean, number][] = [
  ['in the middle', 600, 3600, [], false, 600],
  ['before 10 seconds', 9.9, 60, [], false, 0],
  ['at 10 seconds', 10, 60, [], false, 10],
  ['before 2% of the duration', 71, 3600, [], false, 0],
  ['at 2% of the duration', 72, 3600, [], false, 72],
  ['at 95% of the duration', 3420, 3600, [], true, 0],
  ['just before 95%', 3419, 3600, [], false, 3419],
  ['at the start of the credits', 3000, 3600, createCreditsMarkers(3000), true, 0],
  ['just before the credits', 2999, 3600, createCreditsMarkers(3000), false, 2999],
  ['near the end, before late credits', 3500, 3600, createCreditsMarkers(3590), true, 0],
  ['in the middle, with credits at 0', 1800, 3600, createCreditsMarkers(0), false, 1800],
  ['after its intro', 90, 3600, [{ kind: 'intro', start: 30 }], false, 90],
  ['beyond its end', 5000, 3600, [], true, 0],
  ['without a duration', 50, 0, [], false, 0],
  ['at 0 without a duration', 0, 0, createCreditsMarkers(10), false, 0],
  ['at NaN', Number.NaN, 3600, [], false, 0],
];

test.each(cases)(
  'for a title stopped %s (%d of %d s, markers %j), isFinished returns %s and getResumePosition %d',
  (_case, position, duration, markers, expectedFinished, expectedPosition) => {
    const isTitleFinished = isFinished({ position, duration }, markers);
    expect(isTitleFinished).toBe(expectedFinished);
    expect(getResumePosition({ position, duration, finished: isTitleFinished })).toBe(expectedPosition);
  },
);

test('getResumePosition returns 0 for finished titles at any position', () => {
  expect(getResumePosition({ position: 600, duration: 3600, finished: true })).toBe(0);
});

test('fraction and resume position stay within the title for any reported values', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (position, duration) => {
      const fraction = getProgressFraction({ position, duration });
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
      const isTitleFinished = isFinished({ position, duration }, []);
      const start = getResumePosition({ position, duration, finished: isTitleFinished });
      expect(start === 0 || (start >= 10 && start < duration)).toBe(true);
    }),
  );
});
