// Finds titles by their descriptions.
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectDescribedTitles } from '../queries/fallback-titles.queries.ts';
import { removeLeadingArticle } from '../query-text/articles.ts';
import { type Match, mergeMatches } from './find-ranked-matches.ts';
import type { InterpretedQuery, SearchParams } from './interpret-query.ts';

/** Higher than scores of corrected words: a description that has all words as typed is the better match. */
const scores = {
  allWords: { best: 1.25, title: 0.2 },
  /** Lower than scores of initials. */
  singleWord: { best: 1.1, title: 0.2 },
  missingWords: [
    { best: 0.6, title: 0.05 },
    { best: 0.5, title: 0.05 },
  ],
  genre: 0.1,
  step: 0.001,
};
const maxTitles = 40;
/** With fewer matches, a title may lack words of the query. */
const minTitles = 3;
/** One of three words may be missing, two of four. */
const minWordCountToOmitOne = 3;

export async function findDescribedMatches(
  { executor, realmId, now }: SearchParams,
  query: InterpretedQuery,
): Promise<Match[]> {
  const { phrase, words } = query;
  const queryWords = new Set(words.map(({ word }) => word));
  const genreIds = new Set(query.terms.flatMap(({ genres }) => genres.map(({ id }) => id)));
  const findPhraseMatches = async (
    phrases: readonly string[],
    { best, title: titleWeight }: typeof scores.allWords,
  ) => {
    const titles = await selectDescribedTitles(executor, { realmId, now, phrases, limit: maxTitles });
    return titles.map((title, index) => ({
      ...title,
      score:
        best -
        index * scores.step +
        titleWeight * computeTitleShare(title, queryWords) +
        (title.genres.some((genre) => genreIds.has(genre)) ? scores.genre : 0),
    }));
  };
  const requiredWords = words.filter(({ isOptional }) => !isOptional).map(({ word }) => word);
  const matches = await findPhraseMatches(
    [phrase],
    requiredWords.length > 1 ? scores.allWords : scores.singleWord,
  );
  for (const [scoreIndex, missingWordsScores] of scores.missingWords.entries()) {
    if (matches.length >= minTitles || requiredWords.length < minWordCountToOmitOne + scoreIndex) break;
    matches.push(
      ...(await findPhraseMatches(
        listPhrasesWithoutWords(requiredWords, scoreIndex + 1),
        missingWordsScores,
      )),
    );
  }
  return mergeMatches([matches]);
}

/** All phrases that lack `missingCount` of the words. */
function listPhrasesWithoutWords(words: readonly string[], missingCount: number): string[] {
  let lists: (readonly string[])[] = [words];
  for (let count = 0; count < missingCount; count += 1)
    lists = lists.flatMap((list) => list.map((_, index) => list.toSpliced(index, 1)));
  return [...new Set(lists.map((list) => list.join(' ')))];
}

/** The share of the words of a title that the query contains. */
const computeTitleShare = ({ titlesText }: Candidate, queryWords: ReadonlySet<string>): number =>
  Math.max(
    ...titlesText.split('\n').map((line) => {
      const titleWords = removeLeadingArticle(line.trim()).split(' ');
      return titleWords.filter((word) => queryWords.has(word)).length / titleWords.length;
    }),
  );
