// What somebody typed, as the words that a title has to have.

import { alternativeWords, isSmall } from './alternative-words.ts';
import { bare, pairsOf, runsIn } from './letters.ts';

/** Nobody looks for more; each word is a search of its own. */
const mostWords = 8;
const shortestHalf = 2;
const shortestJoined = 5;

export interface QueryWord {
  word: string;
  /** The last word may still be typed: it is also the beginning of a longer one. */
  isOpen: boolean;
  /** A title may lack it. */
  isOptional: boolean;
  /** Letters of a script without spaces: found anywhere in a word. */
  isRun: boolean;
}

export interface Query {
  phrase: string;
  words: readonly QueryWord[];
}

/** From a folded query; each word once. */
export function readQuery(folded: string): Query {
  const all = [...new Set(folded.split(' ').filter(Boolean))].slice(0, mostWords);
  const areAllSmall = all.every(isSmall);
  const words = all.map((word, index) => ({
    word,
    isOpen: index === all.length - 1,
    // One letter at the end is hardly ever all of a word.
    isOptional: !areAllSmall && isSmall(word) && !(index === all.length - 1 && word.length === 1),
    isRun: runsIn(word)[0] === word,
  }));
  return { phrase: all.join(' '), words };
}

/** What the words of the realm are looked through for. */
export function wordsToLookUp({ words }: Query): string[] {
  const wanted = words.flatMap(({ word, isRun }) => [
    word,
    bare(word) ?? word,
    ...alternativeWords(word),
    ...(isRun ? pairsOf(word) : splitsOf(word).flat()),
  ]);
  const joined = words.slice(1).map(({ word }, index) => `${words[index]?.word}${word}`);
  return [...new Set([...wanted, ...joined])];
}

/** "spiderman" as "spider man": every way to part a word in two. */
export function splitsOf(word: string): [string, string][] {
  const letters = [...word];
  if (letters.length < shortestJoined) return [];
  return letters
    .map((_, at): [string, string] => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .slice(shortestHalf, -shortestHalf + 1);
}
