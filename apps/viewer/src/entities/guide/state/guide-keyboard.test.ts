import { expect, test } from 'vitest';
import { atTime } from './guide-keyboard.ts';

const show = (from: number, to: number) => ({ dataset: { from: String(from), to: String(to) } });
const line = [show(0, 30), show(30, 60), show(90, 120)];

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [65, 1],
  [85, 2],
  [200, 2],
])('at %i the line shows its programme %i, or is closest to it', (time, index) => {
  expect(atTime(line, time)).toBe(line[index]);
});

test('an empty line shows nothing', () => {
  expect(atTime([], 0)).toBeUndefined();
});
