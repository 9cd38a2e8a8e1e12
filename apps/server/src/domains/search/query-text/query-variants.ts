// Other texts that a viewer may have meant with a query.
import { listHomophoneVariants } from './alternative-words.ts';
import { listWithoutOneFillerWord, removeFillerWords } from './filler-words.ts';
import { joinLetters } from './join-letters.ts';
import { listSpelledOutNumbers, replaceHalf, replaceNumberPhrases } from './number-words.ts';

const ordinalPattern = /^\d+(?:st|nd|rd|th)$/;
/** A digit in place of a letter: "se7en". */
const digitInWordPattern = /^\p{L}+\d\p{L}+$/u;
const letterDigitBoundaryPattern = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u;

/** Variants to search together with the query: with numbers of several words in digits, and without filler words. */
export function listEquivalentQueries(phrase: string): string[] {
  const words = phrase.split(' ');
  const remainingWords = removeFillerWords(words);
  const variants = [
    replaceNumberPhrases(words),
    remainingWords,
    remainingWords && replaceNumberPhrases(remainingWords),
    ...listWithoutOneFillerWord(words),
  ];
  return [...new Set(variants.flatMap((variant) => variant?.join(' ') ?? []))];
}

/** The query without filler words, with single letters joined, numbers split from letters, and numbers in digits. */
export function simplifyQuery(phrase: string): string {
  const words = joinLetters(phrase)
    .split(' ')
    .flatMap((word) =>
      ordinalPattern.test(word) || digitInWordPattern.test(word)
        ? word
        : word.split(letterDigitBoundaryPattern),
    );
  const remainingWords = replaceHalf(removeFillerWords(words) ?? words);
  return (replaceNumberPhrases(remainingWords) ?? remainingWords).join(' ');
}

/** The query with numbers in words, and with words and digits replaced by others that sound the same. */
export function listOtherSpellings(phrase: string): string[] {
  const words = phrase.split(' ');
  const variants = [...listSpelledOutNumbers(words), ...listHomophoneVariants(words)];
  return [...new Set(variants.map((variant) => variant.join(' ')))];
}
