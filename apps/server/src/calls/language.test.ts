import { expect, test } from 'vitest';
import type { RealmContext } from './call-context.ts';
import { chooseLanguages } from './language.ts';

const realm = {
  settings: { languages: ['en', 'es', 'pt', 'ar'], defaultLanguage: 'en' },
} as unknown as RealmContext;

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
])('Accept-Language: %s selects %s', (header, expected) => {
  expect(chooseLanguages(realm, undefined, header)[0]).toBe(expected);
});

test('a requested language overrides Accept-Language, and the default is the fallback', () => {
  expect(chooseLanguages(realm, 'pt', 'es')).toEqual(['pt', 'en']);
});
