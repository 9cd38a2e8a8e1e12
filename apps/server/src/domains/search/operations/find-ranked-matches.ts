// Finds the titles that meet a requirement set of a query, and ranks them by their scores.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { type RankingQuery, scoreTitle } from '../ranking/score.ts';
import { collectCandidates, type RequirementSet } from './collect-candidates.ts';
import { type InterpretedQuery, interpretQuery, type SearchParams } from './interpret-query.ts';
import { buildRequirementSets } from './requirement-sets.ts';
import { compareResults } from './result-order.ts';

/** Viewers look at fewer results than this. */
const maxMatches = 160;
/** A match of the text as typed ranks before an equal match of another text. */
const variantQuality = 0.95;

export type Match = Candidate & { score: number };

export const findExactMatches = (params: SearchParams, query: InterpretedQuery): Promise<Match[]> =>
  findRankedMatches(params, query, { requirementSets: buildRequirementSets(query) });

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

export async function findRankedMatches(
  params: SearchParams,
  query: InterpretedQuery,
  {
    requirementSets,
    maxMissingWords = 0,
  }: { requirementSets: readonly RequirementSet[]; maxMissingWords?: number },
): Promise<Match[]> {
  if (requirementSets.length === 0) return [];
  const candidates = await collectCandidates(params.executor, params, { ...query, requirementSets });
  return rankCandidates(query, candidates, maxMissingWords);
}

function rankCandidates(
  { phrase, words, terms }: InterpretedQuery,
  candidates: readonly Candidate[],
  maxMissingWords = 0,
): Match[] {
  const query: RankingQuery = {
    phrase,
    words,
    maxMissingWords,
    wordMatches: terms.map(({ qualityByWord, qualityByJoinedWord, genres }) => ({
      qualityByWord: new Map([...qualityByWord].map(([{ word }, quality]) => [word, quality] as const)),
      qualityByJoinedWord: qualityByJoinedWord.size > 0 ? qualityByJoinedWord : undefined,
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
