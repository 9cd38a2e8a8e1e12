import { expect, test } from 'vitest';
import { getTabForKey } from './tab-keys.ts';

const whole = { count: 4, isRightToLeft: false, isPartial: false };
const fromRight = { ...whole, isRightToLeft: true };
const part = { ...whole, isPartial: true };

test.each([
  ['ArrowRight', 1, whole, 2],
  ['ArrowLeft', 1, whole, 0],
  ['ArrowRight', 3, whole, 0],
  ['ArrowLeft', 0, whole, 3],
  ['ArrowRight', 1, fromRight, 0],
  ['ArrowLeft', 1, fromRight, 2],
  ['ArrowLeft', 3, fromRight, 0],
  ['ArrowRight', 3, part, 3],
  ['ArrowLeft', 0, part, 0],
  ['Home', 2, whole, 0],
  ['End', 2, fromRight, 3],
  ['ArrowDown', 2, whole, null],
  ['Enter', 2, whole, null],
])('%s on tab %i of %j leads to %s', (key, index, place, to) => {
  expect(getTabForKey(key, { ...place, index })).toBe(to);
});
