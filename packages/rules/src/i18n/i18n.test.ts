import { describe, expect, test } from 'vitest';
import { getDateFieldOrder } from './date-field-order.ts';
import { getLanguageFallbacks, negotiateLanguage, pickText } from './language-fallbacks.ts';
import { getDirection, getLanguageName, languages } from './languages.ts';

test('Arabic, Hebrew, Persian and Urdu are written from right to left, in every region', () => {
  for (const code of ['ar', 'he', 'fa', 'ur', 'ar-EG', 'AR']) expect(getDirection(code)).toBe('rtl');
  for (const code of ['en', 'pt-BR', 'emoji', '']) expect(getDirection(code)).toBe('ltr');
  for (const [code, { direction }] of Object.entries(languages)) expect(getDirection(code)).toBe(direction);
});

test('languages are called as they call themselves', () => {
  expect(getLanguageName('pt-BR')).toBe('Português');
  expect(getLanguageName('xx')).toBe('xx');
  expect(getLanguageName('constructor')).toBe('constructor');
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
    expect(getLanguageFallbacks(wanted, { supported, default: 'en' })).toEqual(expected);
  });

  test('texts are taken from the first language that has them', () => {
    const chain = ['pt-BR', 'pt', 'en'];
    expect(pickText({ en: 'Home', pt: 'Início' }, chain)).toBe('Início');
    expect(pickText({ en: 'Home', pt: '' }, chain)).toBe('Home');
    expect(pickText({ es: 'Inicio' }, chain)).toBeUndefined();
    expect(pickText(null, chain)).toBeUndefined();
    expect(pickText({}, ['constructor'])).toBeUndefined();
  });
});

describe('the language of a request', () => {
  const offered = { supported: ['en', 'es', 'pt', 'ar'], default: 'en' };

  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['fr, ar;q=0.5', 'ar'],
    ['en;q=0.1, es;q=0.9', 'es'],
    ['es;q=0, ar;q=0.1', 'ar'],
    ['fr, *;q=0.5', 'en'],
    ['es;Q=0.2, pt ; q=0.3', 'pt'],
    ['', 'en'],
    [undefined, 'en'],
    [';;;,,q=,x;q=nonsense', 'en'],
  ])('%s is answered in %s', (header, expected) => {
    expect(negotiateLanguage(header, offered)).toBe(expected);
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
    expect(getDateFieldOrder(locale).join(' ')).toBe(expected);
  });
});
