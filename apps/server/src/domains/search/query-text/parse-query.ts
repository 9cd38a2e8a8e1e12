// Parses a query into words.

import { listAlternativeWords } from './alternative-words.ts';
import { removeAttachedArticle } from './articles.ts';
import { findUnspacedRuns, listLetterPairs } from './letters.ts';
import { isStopWord } from './stop-words.ts';

/** Each word costs a lookup; further words are ignored. */
const maxWords = 8;
const minHalfLength = 2;
const minSplittableLength = 5;

export interface QueryWord {
  word: string;
  /** The last word may be incomplete: it also matches as a prefix. */
  isIncomplete: boolean;
  /** Titles without the word match too. */
  isOptional: boolean;
  /** A run of letters in a script without spaces: matches anywhere in a word. */
  isUnspaced: boolean;
}

export interface ParsedQuery {
  /** All words in order, with repetitions. */
  phrase: string;
  words: readonly QueryWord[];
}

/**
 * Parses a query in lower case without accents. Repeated words count once. With `isLiteral`, every word is required and
 * complete.
 */
export function parseQuery(foldedText: string, { isLiteral = false } = {}): ParsedQuery {
  const allWords = foldedText.split(' ').filter(Boolean);
  const uniqueWords = [...new Set(allWords)].slice(0, maxWords);
  const areAllRequired = isLiteral || uniqueWords.every(isStopWord);
  const words = uniqueWords.map((word, index) => ({
    word,
    isIncomplete: !isLiteral && index === uniqueWords.length - 1,
    // A single last letter is usually the start of a word, not a stop word.
    isOptional:
      !areAllRequired && isStopWord(word) && !(index === uniqueWords.length - 1 && word.length === 1),
    isUnspaced: findUnspacedRuns(word)[0] === word,
  }));
  return { phrase: allWords.slice(0, 2 * maxWords).join(' '), words };
}

/** Returns all words to look up in the index for a query. */
export function listWordsToFind({ words }: ParsedQuery): string[] {
  const singleWords = words.flatMap(({ word, isUnspaced }) => [
    word,
    removeAttachedArticle(word) ?? word,
    ...listAlternativeWords(word),
    ...(isUnspaced ? listLetterPairs(word) : listSplitsInTwo(word).flat()),
  ]);
  const joinedPairs = words.slice(1).map(({ word }, index) => `${words[index]?.word}${word}`);
  return [...new Set([...singleWords, ...joinedPairs])];
}

/**
 * All splits of a word in two, such as "spider" and "man". Both parts have at least two letters; words of fewer than
 * five letters are not split.
 */
export function listSplitsInTwo(word: string): [string, string][] {
  const letters = [...word];
  if (letters.length < minSplittableLength) return [];
  return letters
    .map((_, splitIndex): [string, string] => [
      letters.slice(0, splitIndex).join(''),
      letters.slice(splitIndex).join(''),
    ])
    .slice(minHalfLength, -minHalfLength + 1);
}
