import { describe, expect, test } from 'vitest';
import { listAlternativeWords } from './alternative-words.ts';
import { removeFillerWords, removePossibleFillerWords } from './filler-words.ts';
import { convertKeyboardLayout } from './keyboard-layouts.ts';
import { listSpelledOutNumbers, replaceNumberPhrases } from './number-words.ts';
import { readSeriesPart } from './part-numbers.ts';
import { listEquivalentQueries, listOtherSpellings, simplifyQuery } from './query-variants.ts';
import { listSubstrings, segmentWord } from './segment-word.ts';

const replaceNumbers = (text: string) => replaceNumberPhrases(text.split(' '))?.join(' ');

test.each([
  ['thirteen', '13'],
  ['13', 'thirteenth'],
  ['13th', 'thirteenth'],
  ['sixth', '6th'],
  ['11th', 'eleventh'],
  ['thirty', '30'],
  ['5', 'v'],
  ['xiii', '13'],
  ['once', '11'],
  ['trinta', '30'],
  ['sexta', '6'],
  ['ثلاثون', '30'],
  ['u', 'you'],
  ['doctor', 'dr'],
])('listAlternativeWords of %s contains %s', (word, alternative) => {
  expect(listAlternativeWords(word)).toContain(alternative);
});

test('a cardinal word is no alternative of an ordinal word', () => {
  expect(listAlternativeWords('second')).not.toContain('two');
});

test.each([
  ['forty two', '42'],
  ['the forty year old virgin', undefined],
  ['one hundred and one dalmatians', '101 dalmatians'],
  ['twenty thousand leagues', '20000 leagues'],
  ['two thousand one', '2001'],
  ['nineteen eighty four', '1984'],
  ['u five seventy one', 'u 571'],
  ['the twenty fifth hour', 'the 25 hour'],
  ['cuarenta y dos', '42'],
  ['ciento veintisiete horas', '127 horas'],
  ['vinte e um', '21'],
  ['decimo primeiro andar', '11 andar'],
  ['الطابق الحادي عشر', 'الطابق 11'],
  ['واحد وعشرون', '21'],
])('replaceNumberPhrases of %s returns %s', (text, replaced) => {
  expect(replaceNumbers(text)).toBe(replaced);
});

test('listSpelledOutNumbers spells numbers of several words in each language', () => {
  const spelled = listSpelledOutNumbers(['101', 'dalmatians']).map((words) => words.join(' '));
  expect(spelled).toEqual(
    expect.arrayContaining(['one hundred one dalmatians', 'ciento uno dalmatians', 'cento um dalmatians']),
  );
});

test.each([
  ['ешефтшс', 'titanic'],
  ['شمهثى', 'alien'],
  ['لاخسف', 'ghost'],
  ['ματριχ', 'matrix'],
  ['vjcrdf', 'москва'],
  ['aduis', 'שגוןד'],
])('convertKeyboardLayout of %s contains %s', (typed, text) => {
  expect(convertKeyboardLayout(typed)).toContain(text);
});

test.each([
  ['alien film', 'alien'],
  ['tom hanks movies', 'tom hanks'],
  ['watch titanic online', 'titanic'],
  ['the one with the shark', 'the shark'],
  ['pelicula completa gladiator', 'gladiator'],
  ['assistir filme avatar', 'avatar'],
  ['فيلم العبور', 'العبور'],
  ['alien full film english subtitles', 'alien english'],
  ['film', undefined],
  ['lantern', undefined],
])('removeFillerWords of %s returns %s', (text, remaining) => {
  expect(removeFillerWords(text.split(' '))?.join(' ')).toBe(remaining);
});

test.each([
  ['frozen in english', 'frozen'],
  ['the original gladiator', 'the gladiator'],
  ['avatar castellano latino', 'avatar'],
  ['the original', undefined],
  ['lantern', undefined],
])('removePossibleFillerWords of %s returns %s', (text, remaining) => {
  expect(removePossibleFillerWords(text.split(' '))?.join(' ')).toBe(remaining);
});

test.each([
  ['hunger games 2', { seriesWords: ['hunger', 'games'], partNumber: 2 }],
  ['rocky ii', { seriesWords: ['rocky'], partNumber: 2 }],
  ['godfather part three', { seriesWords: ['godfather'], partNumber: 3 }],
  ['apollo 13', undefined],
  ['blade runner 2049', undefined],
  ['lantern', undefined],
  ['2', undefined],
])('readSeriesPart of %s returns %o', (text, seriesPart) => {
  expect(readSeriesPart(text.split(' '))).toEqual(seriesPart);
});

describe('query variants', () => {
  test.each([
    ['rocky2', 'rocky 2'],
    ['the 6th day', 'the 6th day'],
    ['s w a t 2017 movie', 'swat 2017'],
    ['watch forty two', '42'],
    ['u571', 'u 571'],
    ['se7en', 'se7en'],
    ['nine and a half weeks', '9 1 2 weeks'],
  ])('simplifyQuery of %s returns %s', (query, simplified) => {
    expect(simplifyQuery(query)).toBe(simplified);
  });

  test('listEquivalentQueries returns the query without filler words and with numbers in digits', () => {
    expect(listEquivalentQueries('forty two movie')).toEqual(['42 movie', 'forty two', '42']);
    expect(listEquivalentQueries('lantern')).toEqual([]);
    expect(listEquivalentQueries('lantern show movie')).toEqual(['lantern', 'lantern movie', 'lantern show']);
  });

  test('listOtherSpellings replaces words and digits that sound the same', () => {
    expect(listOtherSpellings('4 your eyes')).toContain('for your eyes');
    expect(listOtherSpellings('too fast too furious')).toContain('2 fast 2 furious');
  });
});

test('segmentWord returns the most probable segmentation into known words first', () => {
  const counts = { la: 40, land: 60, lala: 1, and: 900, l: 3, al: 20, a: 500, d: 10 };
  const knownWords = new Map(
    Object.entries(counts).map(([word, titleCount]) => [word, { word, titleCount }] as const),
  );
  const [best] = segmentWord('lalaland', knownWords, { maxSegmentations: 3, minParts: 3 });
  expect(best?.map(({ word }) => word)).toEqual(['la', 'la', 'land']);
  expect(segmentWord('qqq', knownWords, { maxSegmentations: 3 })).toEqual([]);
  expect(listSubstrings('abc')).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'c']);
});
