import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordLocalChange, takeLocalChange } from './local-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('matches an event to a local change once', () => {
  recordLocalChange('a');
  expect([takeLocalChange('a'), takeLocalChange('a')]).toEqual([true, false]);
});

test('returns false for more events than local changes', () => {
  recordLocalChange('b');
  recordLocalChange('b');
  expect([1, 2, 3].map(() => takeLocalChange('b'))).toEqual([true, true, false]);
});

test('does not expect an event for a failed change', () => {
  const removeRecord = recordLocalChange('c');
  recordLocalChange('c');
  removeRecord();
  expect([takeLocalChange('c'), takeLocalChange('c')]).toEqual([true, false]);
});

test('matches no event of another subject, and none after 10 seconds', () => {
  recordLocalChange('d');
  expect(takeLocalChange('e')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(takeLocalChange('d')).toBe(false);
});
