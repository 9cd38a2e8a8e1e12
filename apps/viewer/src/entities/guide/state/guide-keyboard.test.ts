import { expect, test } from 'vitest';
import { programmeAt } from './guide-keyboard.ts';

const show = (from: number, to: number) => ({ dataset: { from: String(from), to: String(to) } });
const line = [show(0, 30), show(30, 60), show(90, 120)];

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [65, 1],
  [85, 2],
  [200, 2],
])('at %i selects programme %i of the line, or the closest one', (time, index) => {
  expect(programmeAt(line, time)).toBe(line[index]);
});

test('selects nothing in an empty line', () => {
  expect(programmeAt([], 0)).toBeUndefined();
});
