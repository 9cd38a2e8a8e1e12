import { describe, expect, test } from 'vitest';
import { formatLocalisedText, formatText, getZonedText, type TextFormat } from './format-text.ts';

const formatInZone = (
  value: string,
  format: TextFormat,
  language = 'en',
  zone: string | null = 'Europe/Madrid',
) => formatText({ value, format }, language, zone).replace(/\u202f/g, ' ');

describe('formatText', () => {
  test('returns the text when it has no format', () => {
    expect(formatText('2027-03-01', 'en', null)).toBe('2027-03-01');
  });

  test.each([
    ['2027-03-01', 'date', 'en', 'March 1, 2027'],
    ['2027-03-01', 'date', 'es', '1 de marzo de 2027'],
    ['2027-03-01', 'date', 'pt', '1 de março de 2027'],
    ['2027-03-01', 'short-month', 'en', 'Mar 1, 2027'],
    ['2027-03-01', 'short-month', 'es', '1 mar 2027'],
    ['2027-03-01T23:30:00Z', 'date', 'en', 'March 2, 2027'],
    ['2027-03-01T23:30:00Z', 'date-time', 'en', 'March 2, 2027 at 12:30 AM'],
    ['2027-03-01', 'date-time', 'en', 'March 1, 2027'],
    ['es', 'language', 'en', 'Spanish'],
    ['es', 'language', 'es', 'Español'],
    ['es', 'language', 'ar', 'الإسبانية'],
    ['pt-BR', 'language', 'en', 'Brazilian Portuguese'],
  ] as const)('%s as %s in %s is %s', (value, format, language, expected) => {
    expect(formatInZone(value, format, language)).toBe(expected);
  });

  test('uses Arabic conventions in Arabic', () => {
    expect(formatInZone('2027-03-01', 'date', 'ar')).toMatch(/مارس/);
  });

  test('adds the time zone when the viewer’s zone is unknown', () => {
    expect(formatInZone('2027-03-01T20:00:00Z', 'date-time', 'en', null)).toBe(
      'March 1, 2027 at 8:00 PM UTC',
    );
    expect(formatInZone('2027-03-01T20:00:00Z', 'date', 'en', null)).toBe('March 1, 2027');
  });

  test('shows a date as the same day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(formatInZone('2027-03-01', 'date', 'en', zone)).toBe('March 1, 2027');
    }
  });

  test.each([
    ['tomorrow', 'date'],
    ['2027-13-45', 'date'],
    ['2027-03-01T20:00', 'date-time'],
    ['<script>', 'language'],
    ['', 'language'],
  ] as const)('returns a value that does not match its format unchanged: %s as %s', (value, format) => {
    expect(formatInZone(value, format)).toBe(value);
  });
});

describe('formatLocalisedText', () => {
  test('picks the first language with a text and formats it for the viewer’s language', () => {
    const texts = { en: 'Soon', es: { value: '2027-03-01', format: 'date' } } as const;
    expect(formatLocalisedText(texts, ['es', 'en'], null)).toBe('1 de marzo de 2027');
    expect(formatLocalisedText(texts, ['ar', 'en'], null)).toBe('Soon');
    expect(formatLocalisedText(texts, ['ar'], null)).toBeUndefined();
    expect(formatLocalisedText(undefined, ['en'], null)).toBeUndefined();
  });

  test('formats a value without translations in the first language', () => {
    const texts = { value: '2027-03-01', format: 'short-month' } as const;
    expect(formatLocalisedText(texts, ['en'], null)).toBe('Mar 1, 2027');
    expect(formatLocalisedText(texts, ['es', 'en'], null)).toBe('1 mar 2027');
  });
});

test.each([
  ['an instant', true, { value: '2027-03-01T20:00:00Z', format: 'date-time' }],
  ['an instant formatted as a date', true, { value: '2027-03-01T20:00:00Z', format: 'short-month' }],
  ['an instant in one language', true, { es: { value: '2027-03-01T20:00:00Z', format: 'date' } }],
  ['a date', false, { value: '2027-03-01', format: 'date-time' }],
  ['a language name', false, { value: 'es', format: 'language' }],
  ['a value that does not match its format', false, { value: 'soon', format: 'date' }],
  ['a text per language', false, { es: 'Pronto' }],
  ['a plain text', false, 'Soon'],
  ['undefined', false, undefined],
] as const)('getZonedText of %s returns a text: %s', (_name, expected, texts) => {
  expect(getZonedText(texts, ['es', 'en']) !== undefined).toBe(expected);
});
