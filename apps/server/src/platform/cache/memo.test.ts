import { expect, test } from 'vitest';
import { createMemo } from './create-memo.ts';

const memo = createMemo<object, object>({
  name: 'tested results',
  holds: 'objects of this test',
  owner: 'an object of this test',
  maxEntries: 2,
});

test('creates a result once per owner and key', () => {
  const [one, other] = [{}, {}];
  const first = memo.getOrCreate(one, 'a', () => ({}));
  expect(memo.getOrCreate(one, 'a', () => ({}))).toBe(first);
  expect(memo.getOrCreate(one, 'b', () => ({}))).not.toBe(first);
  expect(memo.getOrCreate(other, 'a', () => ({}))).not.toBe(first);
});

test('evicts the least recently used result beyond its maximum', () => {
  const owner = {};
  const firstValue = memo.getOrCreate(owner, 'a', () => ({}));
  for (const key of ['b', 'c']) memo.getOrCreate(owner, key, () => ({}));
  expect(memo.getOrCreate(owner, 'a', () => ({}))).not.toBe(firstValue);
});

test('does not store a promise that rejects', async () => {
  const owner = {};
  const failing = memo.getOrCreate(owner, 'a', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const next = Promise.resolve('yes');
  expect(memo.getOrCreate(owner, 'a', () => next)).toBe(next);
});
