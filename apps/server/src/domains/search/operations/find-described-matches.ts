// Finds titles by their descriptions.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectDescribedTitles } from '../queries/fallback-titles.queries.ts';
import { removeLeadingArticle } from '../reading/letters.ts';
import type { InterpretedQuery, SearchParams } from './interpret-query.ts';
import { type Match, rankCandidates } from './rank-candidates.ts';

/** Above corrections of misspelt words: a description that has all words as typed is the better match. */
const scores = { allWords: 1.25, someWords: 0.6, title: 0.2, step: 0.001 };
const maxTitles = 40;
/** With fewer matches, one word of the query may be missing. */
const minTitles = 3;
/** Queries with fewer words need all of them; two words may be missing from longer ones. */
const minWordsToOmit = 3;
const minWordsToOmitTwo = 4;

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
  const completeMatches = await select([phrase], scores.allWords);
  const requiredWords = words.filter(({ isOptional }) => !isOptional).map(({ word }) => word);
  if (completeMatches.length >= minTitles || requiredWords.length < minWordsToOmit) return completeMatches;
  const otherMatches = await select(omitWords(requiredWords), scores.someWords);
  return [...completeMatches, ...otherMatches, ...rankCandidates(query, otherMatches, 1)];
}

/** The words without one of them or, in longer queries, without two. */
function omitWords(words: readonly string[]): string[] {
  const omitOne = (list: readonly string[]) => list.map((_, index) => list.toSpliced(index, 1));
  const shortened = omitOne(words);
  const omitted = words.length >= minWordsToOmitTwo ? shortened.flatMap(omitOne) : shortened;
  return [...new Set(omitted.map((list) => list.join(' ')))];
}

/** The share of the words of a title that the query contains. */
const computeTitleShare = ({ titles }: Candidate, queryWords: ReadonlySet<string>): number =>
  Math.max(
    ...titles.split('\n').map((line) => {
      const titleWords = removeLeadingArticle(line.trim()).split(' ');
      return titleWords.filter((word) => queryWords.has(word)).length / titleWords.length;
    }),
  );
