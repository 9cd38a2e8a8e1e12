import { describe, expect, test } from 'vitest';
import { getDateFieldOrder } from './date-field-order.ts';
import { chooseLanguage, getLanguageFallbacks, pickText } from './language-fallbacks.ts';
import { getDirection, getNativeLanguageName, languages } from './languages.ts';

test('getDirection returns rtl for Arabic, Hebrew, Persian and Urdu, also with a region, and otherwise ltr', () => {
  for (const code of ['ar', 'he', 'fa', 'ur', 'ar-EG', 'AR']) expect(getDirection(code)).toBe('rtl');
  for (const code of ['en', 'pt-BR', 'emoji', '']) expect(getDirection(code)).toBe('ltr');
  for (const [code, { direction }] of Object.entries(languages)) expect(getDirection(code)).toBe(direction);
});

test('getNativeLanguageName returns the native name, or the code of an unknown language', () => {
  expect(getNativeLanguageName('pt-BR')).toBe('Português');
  expect(getNativeLanguageName('xx')).toBe('xx');
  expect(getNativeLanguageName('constructor')).toBe('constructor');
});

describe('getLanguageFallbacks and pickText', () => {
  test.each([
    ['pt-BR', ['en', 'pt', 'pt-BR'], ['pt-BR', 'pt', 'en']],
    ['pt-BR', ['en', 'pt', 'pt-PT'], ['pt', 'pt-PT', 'en']],
    ['pt-br', ['pt-BR', 'en'], ['pt-BR', 'en']],
    ['zh-Hant-TW', ['zh', 'zh-Hant', 'en'], ['zh-Hant', 'zh', 'en']],
    ['fr', ['en', 'es'], ['en']],
    ['en', ['en', 'es'], ['en']],
    ['', ['en'], ['en']],
  ])(
    'getLanguageFallbacks of %s with supported languages %j returns %j',
    (requested, supported, expected) => {
      expect(getLanguageFallbacks(requested, { supported, default: 'en' })).toEqual(expected);
    },
  );

  test('pickText returns the text in the first language that has a text', () => {
    const chain = ['pt-BR', 'pt', 'en'];
    expect(pickText({ en: 'Home', pt: 'Início' }, chain)).toBe('Início');
    expect(pickText({ en: 'Home', pt: '' }, chain)).toBe('Home');
    expect(pickText({ es: 'Inicio' }, chain)).toBeUndefined();
    expect(pickText(null, chain)).toBeUndefined();
    expect(pickText({}, ['constructor'])).toBeUndefined();
  });
});

describe('chooseLanguage', () => {
  const available = { supported: ['en', 'es', 'pt', 'ar'], default: 'en' };

  test.each([
    ['the first range that is supported', ['fr', 'ar', 'es'], 'ar'],
    ['the shorter form of a range', ['pt-BR', 'en'], 'pt'],
    ['the default for a wildcard', ['fr', '*', 'es'], 'en'],
    ['the default when no range is supported', ['fr'], 'en'],
    ['the default when there is no range', [], 'en'],
  ])('returns %s', (_case, ranges, expected) => {
    expect(chooseLanguage(ranges, available)).toBe(expected);
  });
});

describe('getDateFieldOrder', () => {
  test.each([
    ['en-US', 'month day year'],
    ['en-GB', 'day month year'],
    ['pt', 'day month year'],
    ['ja', 'year month day'],
    ['hu', 'year month day'],
    ['ar', 'day month year'],
    ['fa', 'year month day'],
    [undefined, 'year month day'],
    ['', 'year month day'],
    ['not a locale', 'year month day'],
    ['xx', 'year month day'],
  ])('%s: %s', (locale, expected) => {
    expect(getDateFieldOrder(locale).join(' ')).toBe(expected);
  });
});
