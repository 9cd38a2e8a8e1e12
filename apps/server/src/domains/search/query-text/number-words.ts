// Numbers as viewers and titles write them: digits, ordinals, Roman numerals and words in the languages of the
// interface, folded like the index.
import * as arabic from 'n2words/ar-SA';
import * as english from 'n2words/en-GB';
import * as spanish from 'n2words/es-ES';
import * as portuguese from 'n2words/pt-PT';

const feminine = { gender: 'feminine' } as const;
const cardinalForms: readonly ((value: number) => string)[] = [
  english.toCardinal,
  spanish.toCardinal,
  (value) => spanish.toCardinal(value, feminine),
  portuguese.toCardinal,
  arabic.toCardinal,
  (value) => arabic.toCardinal(value, feminine),
];
const ordinalForms: readonly ((value: number) => string)[] = [
  english.toOrdinal,
  spanish.toOrdinal,
  (value) => spanish.toOrdinal(value, feminine),
  portuguese.toOrdinal,
  arabic.toOrdinal,
  spellArabicCompoundOrdinal,
];

/** The library spells compound ordinals with the cardinal of the unit; Arabic uses its ordinal, and الحادي for 1. */
function spellArabicCompoundOrdinal(value: number): string {
  const unit = value % 10;
  if (value < 11 || value > 99 || unit === 0) return arabic.toOrdinal(value);
  const unitOrdinal = unit === 1 ? 'الحادي' : arabic.toOrdinal(unit);
  return value < 20 ? `${unitOrdinal} عشر` : `${unitOrdinal} و${arabic.toOrdinal(value - unit)}`;
}

/** Words between the parts of a number. Viewers may leave them out. */
const connectors = new Set(['and', 'y', 'e']);
const maxValue = 99_999;
const maxPhraseWords = 7;
/** Larger Roman numerals are rarely numbers: "xxx". */
const maxRoman = { read: 19, written: 39 };

const foldNumber = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !connectors.has(word));

const toRoman = (value: number): string =>
  'x'.repeat(Math.floor(value / 10)) +
  (['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][value % 10] ?? '');

/** Spelling variants of a number; each is a list of words. */
const spellWith = (forms: readonly ((value: number) => string)[], value: number): string[][] =>
  forms.map((spell) => foldNumber(spell(value)));

interface NumberPhrases {
  valueByPhrase: ReadonlyMap<string, number>;
  ordinalWords: ReadonlySet<string>;
}
let numberPhrases: NumberPhrases | undefined;

/** All numbers below 1,000 and the thousands; larger numbers are composed of both. */
function getNumberPhrases(): NumberPhrases {
  if (numberPhrases) return numberPhrases;
  const valueByPhrase = new Map<string, number>();
  const ordinalWords = new Set<string>();
  const add = (words: readonly string[], value: number) => {
    const phrase = words.join(' ');
    if (!valueByPhrase.has(phrase)) valueByPhrase.set(phrase, value);
  };
  for (let value = 1; value < 200; value += 1) {
    const thousands = value < 100 ? value * 1000 : (value - 99) * 100;
    for (const number of [value, thousands]) {
      for (const words of spellWith(cardinalForms, number)) add(words, number);
      for (const words of spellWith(ordinalForms, number)) {
        add(words, number);
        if (words.length === 1) ordinalWords.add(words.join());
      }
    }
  }
  for (let value = 200; value < 1000; value += 1)
    for (const words of spellWith(cardinalForms, value)) add(words, value);
  numberPhrases = { valueByPhrase, ordinalWords };
  return numberPhrases;
}

const romanValues = new Map(
  Array.from({ length: maxRoman.read - 1 }, (_, index) => [toRoman(index + 2), index + 2] as const).filter(
    ([numeral]) => numeral.length > 1,
  ),
);
const digitsPattern = /^(\d{1,5})(st|nd|rd|th|o|a|er|ro|do|to|mo|vo|no|e)?$/;

function readNumber(word: string): { value: number; kind: 'digits' | 'cardinal' | 'ordinal' } | undefined {
  const [, digits, suffix] = digitsPattern.exec(word) ?? [];
  if (digits) return { value: Number(digits), kind: suffix ? 'ordinal' : 'digits' };
  const romanValue = romanValues.get(word);
  if (romanValue) return { value: romanValue, kind: 'digits' };
  const { valueByPhrase, ordinalWords } = getNumberPhrases();
  const value = valueByPhrase.get(word);
  return value === undefined ? undefined : { value, kind: ordinalWords.has(word) ? 'ordinal' : 'cardinal' };
}

/** The number that a single word stands for, in digits, as a Roman numeral or in words. */
export const readNumberValue = (word: string): number | undefined => readNumber(word)?.value;

/** Other single words for the number that the word stands for. A cardinal word is no spelling of an ordinal one. */
export function listNumberSpellings(word: string): readonly string[] {
  const number = readNumber(word);
  if (!number || number.value < 1 || number.value > maxValue) return [];
  const { value, kind } = number;
  const ordinals = [
    `${value}st`,
    `${value}nd`,
    `${value}rd`,
    `${value}th`,
    ...listSingleWords(ordinalForms, value),
  ];
  const cardinals = listSingleWords(cardinalForms, value);
  const spellings = new Set([
    String(value),
    ...(value > 1 && value <= maxRoman.written ? [toRoman(value)] : []),
    ...(kind === 'ordinal' ? [] : cardinals),
    ...(kind === 'cardinal' ? [] : ordinals),
  ]);
  spellings.delete(word);
  return [...spellings];
}

const listSingleWords = (forms: readonly ((value: number) => string)[], value: number): string[] =>
  spellWith(forms, value).flatMap((words) => (words.length === 1 ? words : []));

/** Replaces numbers of several words by digits: "twenty one" becomes "21". Undefined without such a number. */
export function replaceNumberPhrases(words: readonly string[]): string[] | undefined {
  const replacedWords: string[] = [];
  let hasChanged = false;
  for (let index = 0; index < words.length; ) {
    const number = readNumberPhrase(words, index);
    const wordCount = number?.wordCount ?? 1;
    replacedWords.push(number && wordCount > 1 ? String(number.value) : (words[index] ?? ''));
    hasChanged ||= wordCount > 1;
    index += wordCount;
  }
  return hasChanged ? replacedWords : undefined;
}

interface NumberPhrase {
  value: number;
  wordCount: number;
}

function readNumberPhrase(words: readonly string[], start: number): NumberPhrase | undefined {
  const first = readLongestPhrase(words, start);
  if (!first) return undefined;
  const second = readLongestPhrase(words, start + first.wordCount);
  if (!second) return first;
  const wordCount = first.wordCount + second.wordCount;
  if (first.value >= 1000 && second.value < 1000) return { value: first.value + second.value, wordCount };
  // Years and numbers that are read in pairs of digits: "nineteen eighty four", "five seventy one".
  if (first.value < 100 && second.value >= 10 && second.value < 100)
    return { value: first.value * 100 + second.value, wordCount };
  return first;
}

function readLongestPhrase(words: readonly string[], start: number): NumberPhrase | undefined {
  const { valueByPhrase } = getNumberPhrases();
  const phrase: string[] = [];
  let longestPhrase: NumberPhrase | undefined;
  for (let index = start; index < words.length && phrase.length < maxPhraseWords; index += 1) {
    const word = words[index] ?? '';
    if (connectors.has(word)) {
      if (index === start) break;
      continue;
    }
    phrase.push(word);
    const value = valueByPhrase.get(phrase.join(' '));
    if (value !== undefined) longestPhrase = { value, wordCount: index - start + 1 };
  }
  return longestPhrase;
}

/**
 * Variants in which a number in digits is replaced by its words, if it has several: "101" becomes "one hundred one".
 */
export function listSpelledOutNumbers(words: readonly string[]): string[][] {
  const variants = words.flatMap((word, index) => {
    const number = readNumber(word);
    if (!number || number.kind === 'cardinal' || number.value < 1 || number.value > maxValue) return [];
    return [...spellWith(cardinalForms, number.value), ...spellWith(ordinalForms, number.value)]
      .filter((spelledWords) => spelledWords.length > 1)
      .map((spelledWords) => words.toSpliced(index, 1, ...spelledWords).join(' '));
  });
  return [...new Set(variants)].map((variant) => variant.split(' '));
}

const halfPhrases = ['and a half', 'y medio', 'y media', 'e meio', 'e meia'];

/** Replaces a number and a half by digits, as "2½" is folded: "two and a half" becomes "2 1 2". */
export function replaceHalf(words: readonly string[]): string[] {
  for (const [index, word] of words.entries()) {
    const value = readNumberValue(word);
    const following = words.slice(index + 1).join(' ');
    const half = halfPhrases.find((phrase) => `${following} `.startsWith(`${phrase} `));
    if (value !== undefined && half)
      return [...words.slice(0, index), `${value} 1 2${following.slice(half.length)}`];
  }
  return [...words];
}
