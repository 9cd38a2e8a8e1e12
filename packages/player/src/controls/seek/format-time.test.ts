import { describe, expect, test } from 'vitest';
import { formatSpokenTime, formatTime } from './format-time.ts';

describe('formatTime and formatSpokenTime', () => {
  test.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3599, '59:59'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('formats %s seconds as %s', (seconds, text) => {
    expect(formatTime(seconds, 'en')).toBe(text);
  });

  test('pads with zeros to the length of the maximum', () => {
    expect(formatTime(65, 'en', 4000)).toBe('0:01:05');
  });

  test('uses the numerals of the locale', () => {
    expect(formatTime(65, 'ar-EG')).toBe('١:٠٥');
  });

  test('formatSpokenTime names the units', () => {
    expect(formatSpokenTime(3665, 'en')).toBe('1 hour, 1 minute, 5 seconds');
    expect(formatSpokenTime(0, 'en')).toBe('0 seconds');
    expect(formatSpokenTime(60, 'de')).toBe('1 Minute');
  });
});
