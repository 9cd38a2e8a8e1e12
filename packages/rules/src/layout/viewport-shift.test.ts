import { expect, test } from 'vitest';
import { getShiftIntoViewport } from './viewport-shift.ts';

test.each([
  ['stays where there is room', 200, 320, 1000, 0],
  ['stays at the margin', 10, 320, 1000, 0],
  ['moves in from the first edge', -40, 320, 1000, 50],
  ['moves in from the last edge', 800, 320, 1000, -130],
  ['keeps to the first edge when it is too wide', 5, 995, 1000, 5],
])('%s', (_name, start, size, room, shift) => {
  expect(getShiftIntoViewport({ start, size, viewport: room })).toBe(shift);
});
