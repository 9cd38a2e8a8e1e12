// Generates queries from existing titles: prefixes, typos, whole titles.
import { createSeededRandom, type GeneratedTitle } from './title-generator.ts';

export interface SearchQueries {
  prefix: string[];
  typo: string[];
  phrase: string[];
}

const articlePattern = /^(?:the|an?|el|la|los|un) /;
const minMisspeltLength = 5;

export function createSearchQueries(
  generateTitle: (number: number) => GeneratedTitle,
  { titleCount, count }: { titleCount: number; count: number },
): SearchQueries {
  const random = createSeededRandom(99);
  const pickTitle = () => generateTitle(1 + Math.floor(random() * titleCount)).title.toLowerCase();
  const generateDistinctQueries = (createQuery: () => string | undefined) => {
    const queries = new Set<string>();
    while (queries.size < count) {
      const query = createQuery()?.trim();
      if (query) queries.add(query);
    }
    return [...queries];
  };
  return {
    prefix: generateDistinctQueries(() =>
      [...pickTitle().replace(articlePattern, '')].slice(0, 1 + Math.floor(random() * 8)).join(''),
    ),
    typo: generateDistinctQueries(() => misspell(pickTitle(), random)),
    phrase: generateDistinctQueries(pickTitle),
  };
}

/** Puts one typo into a longer word: a letter missing, doubled or replaced, or two letters swapped. */
function misspell(title: string, random: () => number): string | undefined {
  const words = title.split(' ');
  const wordIndex = words.findIndex((word) => [...word].length >= minMisspeltLength);
  if (wordIndex < 0) return undefined;
  const letters = [...(words[wordIndex] ?? '')];
  const position = 1 + Math.floor(random() * (letters.length - 2));
  const [letter = '', nextLetter = ''] = letters.slice(position);
  const typos = [[nextLetter], [letter, letter, nextLetter], ['o', nextLetter], [nextLetter, letter]];
  letters.splice(position, 2, ...(typos[Math.floor(random() * typos.length)] ?? []));
  words[wordIndex] = letters.join('');
  return words.join(' ') === title ? undefined : words.join(' ');
}
