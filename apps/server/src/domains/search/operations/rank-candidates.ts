// Collects the candidates of a query and ranks them.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { type RankedQuery, scoreTitle } from '../ranking/score.ts';
import { collectCandidates, type SearchPath } from './collect-candidates.ts';
import { type InterpretedQuery, interpretQuery, type SearchParams } from './interpret-query.ts';
import { compareResults } from './result-order.ts';
import { buildPaths } from './search-paths.ts';

/** Viewers look at fewer results than this. */
const maxMatches = 160;
/** A match of the text as typed ranks before an equal match of another text. */
const variantQuality = 0.95;

export type Match = Candidate & { score: number };

export const findExactMatches = (params: SearchParams, query: InterpretedQuery): Promise<Match[]> =>
  findPathMatches(params, query, { paths: buildPaths(query) });

/** Exact matches of another text than the viewer typed. */
export const findVariantMatches = async (params: SearchParams, text: string): Promise<Match[]> =>
  findVariantQueryMatches(params, await interpretQuery({ ...params, queryText: text }));

export async function findVariantQueryMatches(
  params: SearchParams,
  query: InterpretedQuery,
): Promise<Match[]> {
  const matches = await findExactMatches(params, query);
  return matches.map((match) => ({ ...match, score: match.score * variantQuality }));
}

export async function findPathMatches(
  params: SearchParams,
  query: InterpretedQuery,
  { paths, maxMissingWords = 0 }: { paths: readonly SearchPath[]; maxMissingWords?: number },
): Promise<Match[]> {
  if (paths.length === 0) return [];
  const candidates = await collectCandidates(params.executor, params, { ...query, paths });
  return rankCandidates(query, candidates, maxMissingWords);
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
    wordMatches: terms.map(({ words: indexedWords, misspeltSplits, genres }) => ({
      words: new Map([...indexedWords].map(([{ word }, quality]) => [word, quality] as const)),
      misspeltSplits: misspeltSplits.size > 0 ? misspeltSplits : undefined,
      genres: new Set(genres.map(({ id }) => id)),
    })),
  };
  const scoredTitles = candidates.map((title) => ({ ...title, score: scoreTitle(query, title) }));
  return mergeMatches([scoredTitles.filter(({ score }) => score > 0)]);
}

/** Each title once with its best score, best first: at most `maxMatches`. */
export function mergeMatches(matchLists: readonly (readonly Match[])[]): Match[] {
  const byId = new Map<number, Match>();
  for (const match of matchLists.flat().toSorted(compareResults))
    if (!byId.has(match.id)) byId.set(match.id, match);
  return [...byId.values()].slice(0, maxMatches);
}
