import { expect, test } from 'vitest';
import { createMemo } from './create-memo.ts';

const memo = createMemo<object, object>({
  name: 'tested results',
  holds: 'objects of this test',
  owner: 'an object of this test',
  maxEntries: 2,
});

test('creates a result once per owner and key', () => {
  const [owner, otherOwner] = [{}, {}];
  const firstValue = memo.getOrCreate(owner, 'a', () => ({}));
  expect(memo.getOrCreate(owner, 'a', () => ({}))).toBe(firstValue);
  expect(memo.getOrCreate(owner, 'b', () => ({}))).not.toBe(firstValue);
  expect(memo.getOrCreate(otherOwner, 'a', () => ({}))).not.toBe(firstValue);
});

test('evicts the least recently used result when an owner has more than maxEntries results', () => {
  const owner = {};
  const firstValue = memo.getOrCreate(owner, 'a', () => ({}));
  for (const key of ['b', 'c']) memo.getOrCreate(owner, key, () => ({}));
  expect(memo.getOrCreate(owner, 'a', () => ({}))).not.toBe(firstValue);
});

test('does not store a promise that rejects', async () => {
  const owner = {};
  const failingPromise = memo.getOrCreate(owner, 'a', () => Promise.reject(new Error('no')));
  await expect(failingPromise).rejects.toThrow('no');
  const nextPromise = Promise.resolve('yes');
  expect(memo.getOrCreate(owner, 'a', () => nextPromise)).toBe(nextPromise);
});
