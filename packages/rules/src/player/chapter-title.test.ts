import { expect, test } from 'vitest';
import { getChapterTitle } from './chapter-title.ts';

const titles = { en: 'Arrival', ar: 'الوصول' };

test.each([
  ['in the language of the page', { title: 'Llegada', titles }, 'ar', 'الوصول'],
  ['in the language of a region', { title: 'Llegada', titles }, 'en-GB', 'Arrival'],
  ['in no such language', { title: 'Llegada', titles }, 'pt', 'Llegada'],
  ['in one language', { title: 'Llegada' }, 'ar', 'Llegada'],
  ['for no language', { title: 'Llegada', titles }, undefined, 'Llegada'],
  ['by a name that every object has', { title: 'Llegada', titles }, 'constructor', 'Llegada'],
])('a chapter %s', (_, chapter, language, shown) => {
  expect(getChapterTitle(chapter, language)).toBe(shown);
});
