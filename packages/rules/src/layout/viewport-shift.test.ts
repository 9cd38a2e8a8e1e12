import { expect, test } from 'vitest';
import { getShiftIntoViewport } from './viewport-shift.ts';

test.each([
  ['is 0 inside the viewport', 200, 320, 1000, 0],
  ['is 0 at the margin', 10, 320, 1000, 0],
  ['is positive beyond the left edge', -40, 320, 1000, 50],
  ['is negative beyond the right edge', 800, 320, 1000, -130],
  ['keeps the left margin when the popup is too wide', 5, 995, 1000, 5],
])('getShiftIntoViewport %s', (_name, start, width, viewportWidth, shift) => {
  expect(getShiftIntoViewport({ start, width, viewportWidth })).toBe(shift);
});
