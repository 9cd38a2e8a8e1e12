import { describe, expect, test } from 'vitest';
import { formatSpokenTime, formatTime, languageName } from './format-time.ts';

describe('a running time', () => {
  test.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3599, '59:59'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('%s s reads %s', (seconds, text) => {
    expect(formatTime(seconds, 'en')).toBe(text);
  });

  test('has as many places as the length of the title needs', () => {
    expect(formatTime(65, 'en', 4000)).toBe('0:01:05');
  });

  test('is written in the numerals of the language', () => {
    expect(formatTime(65, 'ar-EG')).toBe('١:٠٥');
  });

  test('is spoken in words', () => {
    expect(formatSpokenTime(3665, 'en')).toBe('1 hour, 1 minute, 5 seconds');
    expect(formatSpokenTime(0, 'en')).toBe('0 seconds');
    expect(formatSpokenTime(60, 'de')).toBe('1 Minute');
  });
});

describe('the name of a language', () => {
  test('is told in the language of the viewer', () => {
    expect(languageName('ar', 'en')).toBe('Arabic');
    expect(languageName('en', 'ar')).toBe('الإنجليزية');
  });

  test('is unknown when the stream does not say it', () => {
    expect(languageName('und', 'en')).toBeNull();
    expect(languageName('', 'en')).toBeNull();
  });

  test('is the code itself when that is not one', () => {
    expect(languageName('not a language', 'en')).toBe('not a language');
  });
});
