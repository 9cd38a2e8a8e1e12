import { expect, test } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';
import { normaliseLine } from './normalise-line.ts';

test.each([
  ['  For Sunday  ', 'For Sunday'],
  ['For\n\tSunday', 'For Sunday'],
  ['   ', ''],
  ['\u200b\u2060', ''],
  ['\u202eyadnuS', 'yadnuS'],
  ['For \u202e Sunday', 'For Sunday'],
  ['\u3164\u2800\u115f', ''],
  ['🍿', '🍿'],
  ['Sun\ud83cday', 'Sunday'],
  ['للأحد', 'للأحد'],
])('normaliseLine turns %j into %j', (text, normalised) => {
  expect(normaliseLine(text)).toBe(normalised);
});

test('toAsciiDigits replaces Arabic-Indic and Persian digits', () => {
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 42')).toBe('0123456789 0123456789 42');
});
