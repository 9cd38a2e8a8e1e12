import { expect, test } from 'vitest';
import { createId, isId } from './index.ts';

test('createId generates valid ids that never repeat', () => {
  const ids = Array.from({ length: 5000 }, () => createId());
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['', 'short', 'ABCDEFGHABCDEFGH', 'aaaaaaaaaaaaaaa0', 'aaaaaaaaaaaaaaaaa', '../aaaaaaaaaaaaa'])(
  'isId returns false for %j',
  (text) => {
    expect(isId(text)).toBe(false);
  },
);
