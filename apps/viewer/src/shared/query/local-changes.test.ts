import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOwnChange, noteOwnChange } from './local-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('news of a change of one’s own is known once', () => {
  noteOwnChange('a');
  expect([isOwnChange('a'), isOwnChange('a')]).toEqual([true, false]);
});

test('of more news than changes of one’s own, one is of somebody else', () => {
  noteOwnChange('b');
  noteOwnChange('b');
  expect([1, 2, 3].map(() => isOwnChange('b'))).toEqual([true, true, false]);
});

test('a change that was not made is not waited for', () => {
  const takeBack = noteOwnChange('c');
  noteOwnChange('c');
  takeBack();
  expect([isOwnChange('c'), isOwnChange('c')]).toEqual([true, false]);
});

test('a change of one list says nothing of another, and is not waited for for ever', () => {
  noteOwnChange('d');
  expect(isOwnChange('e')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(isOwnChange('d')).toBe(false);
});
