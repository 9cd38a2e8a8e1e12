import { describe, expect, test } from 'vitest';
import { formatLocalisedText, formatText, getZonedInstant, type TextFormat } from './format-text.ts';

const shown = (value: string, format: TextFormat, language = 'en', zone: string | null = 'Europe/Madrid') =>
  formatText({ value, format }, language, zone).replace(/\u202f/g, ' ');

describe('a text block', () => {
  test('without a format is what it says', () => {
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
    expect(shown(value, format, language)).toBe(expected);
  });

  test('in Arabic is written as Arabic writes it', () => {
    expect(shown('2027-03-01', 'date', 'ar')).toMatch(/مارس/);
  });

  test('says its zone where the reader’s is not known', () => {
    expect(shown('2027-03-01T20:00:00Z', 'date-time', 'en', null)).toBe('March 1, 2027 at 8:00 PM UTC');
    expect(shown('2027-03-01T20:00:00Z', 'date', 'en', null)).toBe('March 1, 2027');
  });

  test('a day is that day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(shown('2027-03-01', 'date', 'en', zone)).toBe('March 1, 2027');
    }
  });

  test.each([
    ['tomorrow', 'date'],
    ['2027-13-45', 'date'],
    ['2027-03-01T20:00', 'date-time'],
    ['<script>', 'language'],
    ['', 'language'],
  ] as const)('that does not fit is shown as it is: %s as %s', (value, format) => {
    expect(shown(value, format)).toBe(value);
  });
});

describe('texts in several languages', () => {
  test('are taken in the first language that has one, and written as the reader writes', () => {
    const texts = { en: 'Soon', es: { value: '2027-03-01', format: 'date' } } as const;
    expect(formatLocalisedText(texts, ['es', 'en'], null)).toBe('1 de marzo de 2027');
    expect(formatLocalisedText(texts, ['ar', 'en'], null)).toBe('Soon');
    expect(formatLocalisedText(texts, ['ar'], null)).toBeUndefined();
    expect(formatLocalisedText(undefined, ['en'], null)).toBeUndefined();
  });

  test('need no translation when they have a format', () => {
    const texts = { value: '2027-03-01', format: 'short-month' } as const;
    expect(formatLocalisedText(texts, ['en'], null)).toBe('Mar 1, 2027');
    expect(formatLocalisedText(texts, ['es', 'en'], null)).toBe('1 mar 2027');
  });
});

test.each([
  ['an instant', { value: '2027-03-01T20:00:00Z', format: 'date-time' }, true],
  ['the date of an instant', { value: '2027-03-01T20:00:00Z', format: 'short-month' }, true],
  ['an instant in one of the languages', { es: { value: '2027-03-01T20:00:00Z', format: 'date' } }, true],
  ['a day', { value: '2027-03-01', format: 'date-time' }, false],
  ['a language', { value: 'es', format: 'language' }, false],
  ['what does not fit', { value: 'soon', format: 'date' }, false],
  ['words', { es: 'Pronto' }, false],
  ['one text', 'Soon', false],
  ['nothing', undefined, false],
] as const)('whether the words of %s differ from zone to zone', (_name, texts, differ) => {
  expect(getZonedInstant(texts, ['es', 'en']) !== undefined).toBe(differ);
});
