// Searches by comparing the query with every word and every title. It shares the ranking with the product's
// search, but none of its indexes, so that it finds everything that the product could miss.

import {
  likeness,
  type Rankable,
  readQuery,
  scoreTitle,
} from '../../apps/server/src/domains/search/index.ts';
import { type Database, prepared } from '../../apps/server/src/platform/database/index.ts';

export interface Scored {
  id: number;
  score: number;
}

interface Title extends Rankable {
  id: number;
  words: number[];
}

const words = prepared<{ id: number; word: string }>(
  'bench-words',
  'select id, word from search_word where realm_id = $1',
);
const titles = prepared<Title>(
  'bench-titles',
  `select content_id as id, titles, people, genres, year, weight, words from search_title
  where realm_id = $1 and content_id > $2 order by content_id limit 50000`,
);

/** With fewer exact matches, similar words count too, as in the product's search. */
const minExactMatches = 3;
const resultLimit = 10;

export async function createExhaustiveSearch(
  db: Database,
  realmId: number,
): Promise<(folded: string) => Scored[]> {
  const vocabulary = await words(db, [realmId]);
  const all: Title[] = [];
  for (;;) {
    const page = await titles(db, [realmId, all.at(-1)?.id ?? 0]);
    for (const title of page) all.push(title);
    if (page.length === 0) break;
  }
  const size = 1 + vocabulary.reduce((max, { id }) => Math.max(max, id), 0);

  function findTitles(folded: string, isWide: boolean): Scored[] {
    const query = readQuery(folded);
    const wordMatches = query.words.map(({ word, isOpen, isRun }) => {
      const matchingWords = new Uint8Array(size);
      const accepted = new Map<string, number>();
      for (const { id, word: other } of vocabulary) {
        const isExact =
          other === word || (isOpen && other.startsWith(word)) || (isRun && word.includes(other));
        const value = isExact || !isWide ? 0 : similarityOf(word, other, isOpen);
        if (value > 0) accepted.set(other, value);
        if (isExact || value > 0) matchingWords[id] = 1;
      }
      return { fits: matchingWords, accepted };
    });
    const ranked = {
      ...query,
      lacking: isWide && query.words.length > 2 ? 1 : 0,
      accepted: wordMatches.map(({ accepted }) => ({ words: accepted, genres: new Set<number>() })),
    };
    const found: Scored[] = [];
    for (const title of all) {
      let missing = 0;
      for (const [index, { fits: matchingWords }] of wordMatches.entries()) {
        if (!query.words[index]?.isOptional && !title.words.some((id) => matchingWords[id])) missing += 1;
      }
      if (missing > ranked.lacking) continue;
      const score = scoreTitle(ranked, title);
      if (score > 0) found.push({ id: title.id, score });
    }
    return found.sort((one, other) => other.score - one.score);
  }

  return (folded) => {
    const found = findTitles(folded, false);
    return (found.length >= minExactMatches ? found : findTitles(folded, true)).slice(0, resultLimit);
  };
}

function similarityOf(word: string, other: string, isOpen: boolean): number {
  const substringScore = word.length > 2 && other.includes(word) ? (other.endsWith(word) ? 0.74 : 0.5) : 0;
  return Math.max(substringScore, likeness(word, other, { isOpen }));
}

/** The fraction of the expected titles that were found; titles with the same score count as found. */
export function recall(found: readonly Scored[], expected: readonly Scored[]): number {
  if (expected.length === 0) return 1;
  const results = found.slice(0, resultLimit);
  const ids = new Set(results.map(({ id }) => id));
  const last = results.length < resultLimit ? Number.POSITIVE_INFINITY : (results.at(-1)?.score ?? 0);
  const hits = expected.filter(({ id, score }) => ids.has(id) || score <= last + 1e-9);
  return hits.length / expected.length;
}
