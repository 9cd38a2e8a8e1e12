import { describe, expect, test } from 'vitest';
import { formatClock, formatDuration, formatLanguageName } from './formats.ts';

describe('formatClock and formatDuration', () => {
  test('write hours only if there are any', () => {
    expect([5, 65, 3600, 5525.4].map(formatClock)).toEqual(['0:05', '1:05', '1:00:00', '1:32:05']);
  });

  test('use the words of the language', () => {
    expect(formatDuration('en', 5520)).toBe('1 hr 32 min');
    expect(formatDuration('es', 3600)).toBe('1 h');
    expect(formatDuration('en', 42)).toBe('42 sec');
  });
});

test('writes language names in the language of the page', () => {
  expect(formatLanguageName('es', 'pt')).toBe('Portugués');
  expect(formatLanguageName('en', 'ar')).toBe('Arabic');
});
