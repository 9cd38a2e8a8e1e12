// Searches by comparing the query with every word and every title. It shares the ranking with the product's
// search but uses no index, so it finds every title that the product could miss.

import {
  computeSimilarity,
  parseQuery,
  type Rankable,
  scoreTitle,
} from '../../apps/server/src/domains/search/index.ts';
import { type Database, definePreparedQuery } from '../../apps/server/src/platform/database/index.ts';

export interface ScoredTitle {
  id: number;
  score: number;
}

interface Title extends Rankable {
  id: number;
  wordIds: number[];
}

const indexedWordsQuery = definePreparedQuery<{ id: number; word: string }>(
  'bench-words',
  'select id, word from search_word where realm_id = $1',
);
const titlesQuery = definePreparedQuery<Title>(
  'bench-titles',
  `select content_id as id, titles as "titlesText", people as "peopleText", genres, year, weight, word_ids as "wordIds" from search_title
  where realm_id = $1 and content_id > $2 order by content_id limit 50000`,
);

/** A query with fewer exact matches also matches similar words, as in the product's search. */
const minExactMatches = 3;
const resultLimit = 10;

export async function createExhaustiveSearch(
  db: Database,
  realmId: number,
): Promise<(foldedQuery: string) => ScoredTitle[]> {
  const vocabulary = await indexedWordsQuery(db, [realmId]);
  const titles: Title[] = [];
  for (;;) {
    const page = await titlesQuery(db, [realmId, titles.at(-1)?.id ?? 0]);
    for (const title of page) titles.push(title);
    if (page.length === 0) break;
  }
  const flagCount = 1 + vocabulary.reduce((max, { id }) => Math.max(max, id), 0);

  function findTitles(foldedQuery: string, includesSimilarWords: boolean): ScoredTitle[] {
    const query = parseQuery(foldedQuery);
    const wordMatches = query.words.map(({ word, isIncomplete, isUnspaced }) => {
      const matchingWordFlags = new Uint8Array(flagCount);
      const acceptedWords = new Map<string, number>();
      for (const { id, word: candidate } of vocabulary) {
        const isExact =
          candidate === word ||
          (isIncomplete && candidate.startsWith(word)) ||
          (isUnspaced && word.includes(candidate));
        const value = isExact || !includesSimilarWords ? 0 : getSimilarity(word, candidate, isIncomplete);
        if (value > 0) acceptedWords.set(candidate, value);
        if (isExact || value > 0) matchingWordFlags[id] = 1;
      }
      return { matchingWordFlags, acceptedWords };
    });
    const rankedQuery = {
      ...query,
      maxMissingWords: includesSimilarWords && query.words.length > 2 ? 1 : 0,
      wordMatches: wordMatches.map(({ acceptedWords }) => ({
        qualityByWord: acceptedWords,
        genres: new Set<number>(),
      })),
    };
    const matches: ScoredTitle[] = [];
    for (const title of titles) {
      let missingWordCount = 0;
      for (const [index, { matchingWordFlags }] of wordMatches.entries()) {
        if (!query.words[index]?.isOptional && !title.wordIds.some((id) => matchingWordFlags[id]))
          missingWordCount += 1;
      }
      if (missingWordCount > rankedQuery.maxMissingWords) continue;
      const score = scoreTitle(rankedQuery, title);
      if (score > 0) matches.push({ id: title.id, score });
    }
    return matches.sort((left, right) => right.score - left.score);
  }

  return (foldedQuery) => {
    const matches = findTitles(foldedQuery, false);
    return (matches.length >= minExactMatches ? matches : findTitles(foldedQuery, true)).slice(
      0,
      resultLimit,
    );
  };
}

function getSimilarity(word: string, candidate: string, isIncomplete: boolean): number {
  const substringScore =
    word.length > 2 && candidate.includes(word) ? (candidate.endsWith(word) ? 0.74 : 0.5) : 0;
  return Math.max(substringScore, computeSimilarity(word, candidate, { isIncomplete }));
}

/**
 * The fraction of the expected titles that were found. If the results are full, a title that scores no more than the
 * last of them counts as found.
 */
export function computeRecall(
  matches: readonly ScoredTitle[],
  expectedMatches: readonly ScoredTitle[],
): number {
  if (expectedMatches.length === 0) return 1;
  const results = matches.slice(0, resultLimit);
  const ids = new Set(results.map(({ id }) => id));
  const minScore = results.length < resultLimit ? Number.NEGATIVE_INFINITY : (results.at(-1)?.score ?? 0);
  const hits = expectedMatches.filter(({ id, score }) => ids.has(id) || score <= minScore + 1e-9);
  return hits.length / expectedMatches.length;
}
