import { expect, test } from 'vitest';
import { getTabIndexForKey } from './tab-keys.ts';

const fourTabs = { count: 4, isRightToLeft: false, isPartial: false };
const rightToLeftTabs = { ...fourTabs, isRightToLeft: true };
const partialTabs = { ...fourTabs, isPartial: true };

test.each([
  ['ArrowRight', 1, fourTabs, 2],
  ['ArrowLeft', 1, fourTabs, 0],
  ['ArrowRight', 3, fourTabs, 0],
  ['ArrowLeft', 0, fourTabs, 3],
  ['ArrowRight', 1, rightToLeftTabs, 0],
  ['ArrowLeft', 1, rightToLeftTabs, 2],
  ['ArrowLeft', 3, rightToLeftTabs, 0],
  ['ArrowRight', 3, partialTabs, 3],
  ['ArrowLeft', 0, partialTabs, 0],
  ['Home', 2, fourTabs, 0],
  ['End', 2, rightToLeftTabs, 3],
  ['ArrowDown', 2, fourTabs, null],
  ['Enter', 2, fourTabs, null],
])('getTabIndexForKey %s on tab %i of %j returns %s', (key, index, tabList, expected) => {
  expect(getTabIndexForKey(key, { ...tabList, index })).toBe(expected);
});
