import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLocalChange, recordLocalChange } from './local-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('news of a change of one’s own is known once', () => {
  recordLocalChange('a');
  expect([isLocalChange('a'), isLocalChange('a')]).toEqual([true, false]);
});

test('of more news than changes of one’s own, one is of somebody else', () => {
  recordLocalChange('b');
  recordLocalChange('b');
  expect([1, 2, 3].map(() => isLocalChange('b'))).toEqual([true, true, false]);
});

test('a change that was not made is not waited for', () => {
  const takeBack = recordLocalChange('c');
  recordLocalChange('c');
  takeBack();
  expect([isLocalChange('c'), isLocalChange('c')]).toEqual([true, false]);
});

test('a change of one list says nothing of another, and is not waited for for ever', () => {
  recordLocalChange('d');
  expect(isLocalChange('e')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(isLocalChange('d')).toBe(false);
});
