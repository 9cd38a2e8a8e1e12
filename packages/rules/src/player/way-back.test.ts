import { expect, test } from 'vitest';
import { leadsToPrevious } from './way-back.ts';

test.each([
  [0, true],
  [4.9, true],
  [5, false],
  [3600, false],
  [Number.NaN, true],
])('at %d seconds the way back leads to the title before: %s', (position, leads) => {
  expect(leadsToPrevious(position)).toBe(leads);
});
