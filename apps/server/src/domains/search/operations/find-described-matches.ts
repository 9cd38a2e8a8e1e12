// Finds titles by their descriptions.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectDescribedTitles } from '../queries/fallback-titles.queries.ts';
import { removeLeadingArticle } from '../reading/letters.ts';
import type { InterpretedQuery, SearchParams } from './interpret-query.ts';
import { type Match, mergeMatches, rankCandidates } from './rank-candidates.ts';

/** Above corrections of misspelt words: a description that has all words as typed is the better match. */
const scores = { allWords: 1.25, missingWords: [0.6, 0.5], title: 0.2, step: 0.001 };
const maxTitles = 40;
/** With fewer matches, words of the query may be missing. */
const minTitles = 3;
/** One of three words may be missing, two of four. */
const minWordsToOmit = 3;

export async function findDescribedMatches(
  { executor, realmId, now }: SearchParams,
  query: InterpretedQuery,
): Promise<Match[]> {
  const { phrase, words } = query;
  const queryWords = new Set(words.map(({ word }) => word));
  const select = async (phrases: readonly string[], bestScore: number) => {
    const titles = await selectDescribedTitles(executor, { realmId, now, phrases, limit: maxTitles });
    return titles.map((title, index) => ({
      ...title,
      score: bestScore - index * scores.step + scores.title * computeTitleShare(title, queryWords),
    }));
  };
  const requiredWords = words.filter(({ isOptional }) => !isOptional).map(({ word }) => word);
  const matches = await select([phrase], scores.allWords);
  for (const [missingCount, bestScore] of scores.missingWords.entries()) {
    if (matches.length >= minTitles || requiredWords.length < minWordsToOmit + missingCount) break;
    const incompleteMatches = await select(omitWords(requiredWords, missingCount + 1), bestScore);
    matches.push(...incompleteMatches, ...rankCandidates(query, incompleteMatches, missingCount + 1));
  }
  return mergeMatches([matches]);
}

/** All lists that lack so many of the words. */
function omitWords(words: readonly string[], missingCount: number): string[] {
  let lists: (readonly string[])[] = [words];
  for (let count = 0; count < missingCount; count += 1)
    lists = lists.flatMap((list) => list.map((_, index) => list.toSpliced(index, 1)));
  return [...new Set(lists.map((list) => list.join(' ')))];
}

/** The share of the words of a title that the query contains. */
const computeTitleShare = ({ titles }: Candidate, queryWords: ReadonlySet<string>): number =>
  Math.max(
    ...titles.split('\n').map((line) => {
      const titleWords = removeLeadingArticle(line.trim()).split(' ');
      return titleWords.filter((word) => queryWords.has(word)).length / titleWords.length;
    }),
  );
