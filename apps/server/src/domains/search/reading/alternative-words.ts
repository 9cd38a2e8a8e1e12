// Alternative spellings of numbers, and stop words.

const numberSpellings = [
  ['2', 'ii', 'two'],
  ['3', 'iii', 'three'],
  ['4', 'iv', 'four'],
  ['5', 'five'],
  ['6', 'vi', 'six'],
  ['7', 'vii', 'seven'],
  ['8', 'viii', 'eight'],
  ['9', 'ix', 'nine'],
  ['10', 'ten'],
  ['11', 'eleven'],
  ['12', 'twelve'],
];
const spellingsOfNumber = new Map(
  numberSpellings.flatMap((names) =>
    names.map((name) => [name, names.filter((otherName) => otherName !== name)] as const),
  ),
);

export const listAlternativeWords = (word: string): readonly string[] => spellingsOfNumber.get(word) ?? [];

const stopWords = new Set(
  `the a an and of in on to for at by with or from el la los las un una y de del en al o os as um uma e do da dos das le les
  des du et der die das den dem ein eine und il lo gli di i l s ve في من و على عن של את`
    .trim()
    .split(/\s+/),
);

/** True for words that matching may ignore. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
