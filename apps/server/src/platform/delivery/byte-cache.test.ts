import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('many who ask at once cause one read', async () => {
  const cache = createByteCache({ maxBytes: 10_000 });
  let reads = 0;
  const load = async () => {
    reads += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from('bytes');
  };
  const all = await Promise.all([cache.read('a', load), cache.read('a', load), cache.read('a', load)]);
  expect(all.map(String)).toEqual(['bytes', 'bytes', 'bytes']);
  expect(String(await cache.read('a', load))).toBe('bytes');
  expect(String(cache.peek('a'))).toBe('bytes');
  expect(reads).toBe(1);
});

test('a failed read is told to all who wait and not remembered', async () => {
  const cache = createByteCache({ maxBytes: 10_000 });
  const fail = () => Promise.reject(new Error('gone'));
  const both = await Promise.allSettled([cache.read('a', fail), cache.read('a', fail)]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  expect(String(await cache.read('a', async () => Buffer.from('back')))).toBe('back');
});

test('what is too large is passed on, not kept', async () => {
  const cache = createByteCache({ maxBytes: 10_000 });
  const large = Buffer.alloc(9_000);
  expect(await cache.read('a', async () => large)).toBe(large);
  expect(cache.peek('a')).toBeUndefined();
});
