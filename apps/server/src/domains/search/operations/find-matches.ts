// Finds the titles that match a query, best first. Exact matches come first; if there are few, words that
// contain the typed letters and corrections of misspelt words are added.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { joinLetters } from '../reading/join-letters.ts';
import { collectCandidates } from './collect-candidates.ts';
import {
  addSimilarWords,
  type InterpretedQuery,
  interpretQuery,
  type SearchParams,
} from './interpret-query.ts';
import { compareResults } from './result-order.ts';
import { buildPaths, buildSplitPaths } from './search-paths.ts';
import { splitQueryWords } from './split-query-words.ts';

/** Viewers look at fewer results than this. */
const maxMatches = 160;
/** With fewer exact matches, similar words are searched too. */
export const minMatches = 3;

export type Match = Candidate & { score: number };

export async function findMatches(params: SearchParams): Promise<Match[]> {
  const interpretedQuery = await interpretQuery(params);
  if (interpretedQuery.words.length === 0) return [];
  const exactMatches = rankCandidates(
    interpretedQuery,
    await collectCandidates(params.executor, params, {
      ...interpretedQuery,
      paths: buildPaths(interpretedQuery),
    }),
  );
  if (exactMatches.length >= minMatches) return exactMatches;
  const query = joinLetters(params.query);
  if (query !== params.query)
    return removeDuplicates([...exactMatches, ...(await findMatches({ ...params, query }))]);
  const maxMissingWords = interpretedQuery.words.length > 2 ? 1 : 0;
  const widerCandidates = (await addSimilarWords(params, interpretedQuery, 0))
    ? await collectCandidates(params.executor, params, {
        ...interpretedQuery,
        paths: buildPaths(interpretedQuery),
      })
    : [];
  const similarMatches =
    widerCandidates.length > 0
      ? rankCandidates(interpretedQuery, [...exactMatches, ...widerCandidates], maxMissingWords)
      : exactMatches;
  if (exactMatches.length > 0 || similarMatches.length >= minMatches) return similarMatches;
  const paths = buildSplitPaths(interpretedQuery, await splitQueryWords(params, interpretedQuery));
  if (paths.length === 0) return similarMatches;
  const splitCandidates = await collectCandidates(params.executor, params, { ...interpretedQuery, paths });
  return rankCandidates(interpretedQuery, [...similarMatches, ...splitCandidates], maxMissingWords);
}

/** Finds titles that match at least one word of the query, for suggestions. */
export async function findSimilar(params: SearchParams): Promise<Match[]> {
  const interpretedQuery = await interpretQuery(params);
  await addSimilarWords(params, interpretedQuery, 1);
  const paths = buildPaths(interpretedQuery);
  const singleTerms = interpretedQuery.terms
    .filter(({ queryWord: { isOptional } }) => !isOptional)
    .map((term) => [term]);
  const singleTermPaths = singleTerms.flatMap((terms) => buildPaths({ ...interpretedQuery, terms }));
  return rankCandidates(
    interpretedQuery,
    await collectCandidates(params.executor, params, {
      ...interpretedQuery,
      paths: [...paths, ...singleTermPaths],
    }),
    8,
  );
}

function rankCandidates(
  { phrase, words, terms }: InterpretedQuery,
  candidates: readonly Candidate[],
  maxMissingWords = 0,
): Match[] {
  const query: RankedQuery = {
    phrase,
    words,
    maxMissingWords,
    wordMatches: terms.map((term) => ({
      words: new Map([
        ...term.joinedWords,
        ...[...term.words].map(([{ word }, value]) => [word, value] as const),
      ]),
      genres: new Set(term.genres.map(({ id }) => id)),
    })),
  };
  const scoredTitles = candidates.map((title) => ({ ...title, score: scoreTitle(query, title) }));
  return removeDuplicates(scoredTitles.filter(({ score }) => score > 0));
}

/** Removes duplicates and keeps the best score of each title. */
function removeDuplicates(titles: readonly Match[]): Match[] {
  const byId = new Map<number, Match>();
  for (const title of titles.toSorted(compareResults)) if (!byId.has(title.id)) byId.set(title.id, title);
  return [...byId.values()].slice(0, maxMatches);
}
