// Alternative spellings of words that titles and viewers write in several ways.
import { listNumberSpellings } from './number-words.ts';

const equivalentSpellings = [
  ['you', 'u'],
  ['your', 'ur'],
  ['are', 'r'],
  ['see', 'c'],
  ['be', 'b'],
  ['before', 'b4'],
  ['through', 'thru'],
  ['night', 'nite'],
  ['love', 'luv'],
  ['boys', 'boyz'],
  ['brothers', 'bros'],
  ['doctor', 'dr'],
  ['mister', 'mr'],
  ['missus', 'mrs'],
  ['saint', 'st'],
  ['mount', 'mt'],
  ['versus', 'vs', 'v'],
  ['volume', 'vol'],
  ['part', 'pt'],
  ['okay', 'ok'],
  ['senor', 'sr'],
  ['senora', 'sra'],
  ['senhor', 'sr'],
  ['senhora', 'sra'],
  ['que', 'q'],
  ['voce', 'vc'],
];
const spellingsOfWord = new Map<string, readonly string[]>();
for (const spellings of equivalentSpellings)
  for (const word of spellings)
    spellingsOfWord.set(word, [
      ...(spellingsOfWord.get(word) ?? []),
      ...spellings.filter((spelling) => spelling !== word),
    ]);

export const listAlternativeWords = (word: string): readonly string[] => [
  ...(spellingsOfWord.get(word) ?? []),
  ...listNumberSpellings(word),
];

/** Words and digits that sound the same. Too frequent to be alternatives of each other in every query. */
const homophones = [
  ['2', 'to', 'too'],
  ['4', 'for'],
];

/** Variants of a query with digits for words that sound the same, or the other way round. */
export function listHomophoneVariants(words: readonly string[]): string[][] {
  return homophones.flatMap((spellings) => {
    if (!words.some((word) => spellings.includes(word))) return [];
    return spellings.flatMap((spelling) => {
      const variant = words.map((word) => (spellings.includes(word) ? spelling : word));
      return variant.every((word, index) => word === words[index]) ? [] : [variant];
    });
  });
}
