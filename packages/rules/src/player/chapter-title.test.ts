import { expect, test } from 'vitest';
import { getChapterTitle } from './chapter-title.ts';

const titles = { en: 'Arrival', ar: 'الوصول' };

test.each([
  ['with a title in the requested language', { title: 'Llegada', titles }, 'ar', 'الوصول'],
  [
    'with a title in the primary language of the requested tag',
    { title: 'Llegada', titles },
    'en-GB',
    'Arrival',
  ],
  ['without a title in the requested language', { title: 'Llegada', titles }, 'pt', 'Llegada'],
  ['without translations', { title: 'Llegada' }, 'ar', 'Llegada'],
  ['without a requested language', { title: 'Llegada', titles }, undefined, 'Llegada'],
  ['for a language named like an inherited property', { title: 'Llegada', titles }, 'constructor', 'Llegada'],
])('getChapterTitle of a chapter %s: %j in the language %s returns %s', (_, chapter, language, expected) => {
  expect(getChapterTitle(chapter, language)).toBe(expected);
});
