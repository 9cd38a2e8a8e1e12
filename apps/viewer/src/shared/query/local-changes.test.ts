import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLocalChange, recordLocalChange } from './local-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('matches an event to a local change once', () => {
  recordLocalChange('a');
  expect([isLocalChange('a'), isLocalChange('a')]).toEqual([true, false]);
});

test('returns false for more events than local changes', () => {
  recordLocalChange('b');
  recordLocalChange('b');
  expect([1, 2, 3].map(() => isLocalChange('b'))).toEqual([true, true, false]);
});

test('does not expect an event for a failed change', () => {
  const removeRecord = recordLocalChange('c');
  recordLocalChange('c');
  removeRecord();
  expect([isLocalChange('c'), isLocalChange('c')]).toEqual([true, false]);
});

test('matches events by subject, within 10 seconds', () => {
  recordLocalChange('d');
  expect(isLocalChange('e')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(isLocalChange('d')).toBe(false);
});
