import { expect, test } from 'vitest';
import { searchDelay } from './search-delay.ts';

test.each([
  ['', 0],
  ['a', 2000],
  ['ab', 2000],
  ['abc', 0],
  ['abcd', 1000],
  ['a longer query', 1000],
  ['🎬🎬', 2000],
  ['قمر', 0],
])('"%s" waits %s ms', (query, delay) => {
  expect(searchDelay(query)).toBe(delay);
});
