import { describe, expect, test } from 'vitest';
import { dateFieldOrder } from './date-field-order.ts';
import { chooseLanguage, languageChain, textIn } from './language-chain.ts';
import { directionOf, languageName, languages } from './languages.ts';

test('Arabic, Hebrew, Persian and Urdu are written from right to left, in every region', () => {
  for (const code of ['ar', 'he', 'fa', 'ur', 'ar-EG', 'AR']) expect(directionOf(code)).toBe('rtl');
  for (const code of ['en', 'pt-BR', 'emoji', '']) expect(directionOf(code)).toBe('ltr');
  for (const [code, { direction }] of Object.entries(languages)) expect(directionOf(code)).toBe(direction);
});

test('languages are called as they call themselves', () => {
  expect(languageName('pt-BR')).toBe('Português');
  expect(languageName('xx')).toBe('xx');
  expect(languageName('constructor')).toBe('constructor');
});

describe('the chain of languages', () => {
  test.each([
    ['pt-BR', ['en', 'pt', 'pt-BR'], ['pt-BR', 'pt', 'en']],
    ['pt-BR', ['en', 'pt', 'pt-PT'], ['pt', 'pt-PT', 'en']],
    ['pt-br', ['pt-BR', 'en'], ['pt-BR', 'en']],
    ['zh-Hant-TW', ['zh', 'zh-Hant', 'en'], ['zh-Hant', 'zh', 'en']],
    ['fr', ['en', 'es'], ['en']],
    ['en', ['en', 'es'], ['en']],
    ['', ['en'], ['en']],
  ])('%s of %j: %j', (wanted, supported, expected) => {
    expect(languageChain(wanted, { supported, default: 'en' })).toEqual(expected);
  });

  test('texts are taken from the first language that has them', () => {
    const chain = ['pt-BR', 'pt', 'en'];
    expect(textIn({ en: 'Home', pt: 'Início' }, chain)).toBe('Início');
    expect(textIn({ en: 'Home', pt: '' }, chain)).toBe('Home');
    expect(textIn({ es: 'Inicio' }, chain)).toBeUndefined();
    expect(textIn(null, chain)).toBeUndefined();
    expect(textIn({}, ['constructor'])).toBeUndefined();
  });
});

describe('chooseLanguage', () => {
  const offered = { supported: ['en', 'es', 'pt', 'ar'], default: 'en' };

  test.each([
    ['the first range that is supported', ['fr', 'ar', 'es'], 'ar'],
    ['the shorter form of a range', ['pt-BR', 'en'], 'pt'],
    ['the default for a wildcard', ['fr', '*', 'es'], 'en'],
    ['the default when no range is supported', ['fr'], 'en'],
    ['the default when there is no range', [], 'en'],
  ])('returns %s', (_what, ranges, expected) => {
    expect(chooseLanguage(ranges, offered)).toBe(expected);
  });
});

describe('the order of date fields', () => {
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
    expect(dateFieldOrder(locale).join(' ')).toBe(expected);
  });
});
