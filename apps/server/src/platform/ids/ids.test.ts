import { expect, test } from 'vitest';
import { isId, newId } from './index.ts';

test('ids have one shape and do not repeat', () => {
  const ids = Array.from({ length: 5000 }, () => newId());
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['', 'short', 'ABCDEFGHABCDEFGH', 'aaaaaaaaaaaaaaa0', 'aaaaaaaaaaaaaaaaa', '../aaaaaaaaaaaaa'])(
  '%j is not an id',
  (text) => {
    expect(isId(text)).toBe(false);
  },
);
