// Queries as people type them, made from titles that are there: beginnings, slips of the finger, whole phrases.
import { chance, type MadeTitle } from './title-words.ts';

export interface SearchQueries {
  prefix: string[];
  typo: string[];
  phrase: string[];
}

const article = /^(?:the|an?|el|la|los|un) /;
const shortestMisspelt = 5;

export function makeQueries(
  make: (number: number) => MadeTitle,
  { titles, each }: { titles: number; each: number },
): SearchQueries {
  const random = chance(99);
  const title = () => make(1 + Math.floor(random() * titles)).title.toLowerCase();
  const fill = (makeOne: () => string | undefined) => {
    const queries = new Set<string>();
    while (queries.size < each) {
      const query = makeOne()?.trim();
      if (query) queries.add(query);
    }
    return [...queries];
  };
  return {
    prefix: fill(() => [...title().replace(article, '')].slice(0, 1 + Math.floor(random() * 8)).join('')),
    typo: fill(() => misspell(title(), random)),
    phrase: fill(title),
  };
}

/** One slip in one of its longer words: a letter gone, doubled, other, or two that changed places. */
function misspell(title: string, random: () => number): string | undefined {
  const words = title.split(' ');
  const at = words.findIndex((word) => [...word].length >= shortestMisspelt);
  if (at < 0) return undefined;
  const letters = [...(words[at] ?? '')];
  const place = 1 + Math.floor(random() * (letters.length - 2));
  const [one = '', next = ''] = letters.slice(place);
  const slips = [[next], [one, one, next], ['o', next], [next, one]];
  letters.splice(place, 2, ...(slips[Math.floor(random() * slips.length)] ?? []));
  words[at] = letters.join('');
  return words.join(' ') === title ? undefined : words.join(' ');
}
