import { expect, test } from 'vitest';
import { formatClock, formatDuration, formatLanguageName } from './formats.ts';

test('formatClock writes hours only if there are any', () => {
  expect([5, 65, 3600, 5525.4].map(formatClock)).toEqual(['0:05', '1:05', '1:00:00', '1:32:05']);
});

test('formatDuration writes units in the given language', () => {
  expect(formatDuration('en', 5520)).toBe('1 hr 32 min');
  expect(formatDuration('es', 3600)).toBe('1 h');
  expect(formatDuration('en', 42)).toBe('42 sec');
});

test('formatLanguageName writes language names in the given language', () => {
  expect(formatLanguageName('es', 'pt')).toBe('Portugués');
  expect(formatLanguageName('en', 'ar')).toBe('Arabic');
});
