import { expect, test } from 'vitest';
import { findProgrammeAtTime } from './guide-keyboard.ts';

const createProgramme = (startsAt: number, endsAt: number) => ({
  dataset: { startsAt: String(startsAt), endsAt: String(endsAt) },
});
const line = [createProgramme(0, 30), createProgramme(30, 60), createProgramme(90, 120)];

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [65, 1],
  [85, 2],
  [200, 2],
])('time %i selects programme %i: the one at that time, otherwise the closest', (time, index) => {
  expect(findProgrammeAtTime(line, time)).toBe(line[index]);
});

test('returns undefined for a line without programmes', () => {
  expect(findProgrammeAtTime([], 0)).toBeUndefined();
});
