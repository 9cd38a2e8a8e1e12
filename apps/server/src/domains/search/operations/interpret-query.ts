// Interprets the words of a query in a realm: as typed and, if requested, as words that contain the typed
// letters or resemble them.
import type { Executor } from '../../../platform/database/index.ts';
import type { LoadGenres } from '../../titles/index.ts';
import type { Candidate } from '../queries/candidate-row.queries.ts';
import { selectTitlesStartingWith, type TitlesParams } from '../queries/candidate-titles.queries.ts';
import {
  foldTexts,
  type IndexedWord,
  selectIndexedWords,
  selectSimilarWords,
  selectWordsContaining,
  selectWordsStartingWith,
} from '../queries/search-words.queries.ts';
import { computeSimilarity } from '../ranking/distance.ts';
import { listAlternativeWords } from '../reading/alternative-words.ts';
import { type FoldedGenre, findGenresByWord, foldGenres } from '../reading/genre-words.ts';
import { removeArticle } from '../reading/letters.ts';
import { listWordsToFind, parseQuery, type Query, type QueryWord } from '../reading/parse-query.ts';
import { isShortPhrase } from './collect-candidates.ts';

/** Maximum number of completions of the last word. One or two letters match by the start of titles instead. */
const getMaxCompletions = (word: string) => (word.length < 3 ? 48 : 64);
const matchQuality = { alternative: 0.9, suffix: 0.74, infix: 0.5 };
const minInfixLength = 3;
const maxInfixWords = 64;

export interface SearchParams extends TitlesParams {
  executor: Executor;
  loadGenres: LoadGenres;
  query: string;
}

/** A query with the indexed words and genres that its words may stand for in this realm. */
export interface InterpretedQuery extends Query {
  terms: QueryTerm[];
  /** Titles that start with the phrase. */
  prefixMatches: readonly Candidate[];
  wordsByText: ReadonlyMap<string, IndexedWord>;
}

export interface QueryTerm {
  queryWord: QueryWord;
  /** Indexed words that match the query word, with the quality of the match (0 to 1). */
  words: Map<IndexedWord, number>;
  /** Two words of a title that match the query word when joined, with the quality of the match. */
  joinedWords: Map<string, number>;
  genres: FoldedGenre[];
  /** True when the index has more completions than `words` contains. */
  isTruncated: boolean;
}

/** Text for which folding only means lowercase, so that no query is needed. */
const asciiPattern = /^[a-z0-9 ]+$/i;

export async function interpretQuery(params: SearchParams): Promise<InterpretedQuery> {
  const { executor, realmId, loadGenres } = params;
  const [[foldedQuery = ''], genres] = await Promise.all([
    asciiPattern.test(params.query) ? [params.query.toLowerCase()] : foldTexts(executor, [params.query]),
    loadGenres(executor, realmId).then((genreMap) => foldGenres(executor, genreMap)),
  ]);
  const query = parseQuery(foldedQuery);
  const lastWord = query.words.at(-1);
  if (!lastWord) return { ...query, terms: [], prefixMatches: [], wordsByText: new Map() };
  const [prefixMatches, wordsByText, completions] = await Promise.all([
    isShortPhrase(query) || query.words.length > 1
      ? selectTitlesStartingWith(executor, { ...params, letters: query.phrase })
      : [],
    selectIndexedWords(executor, { realmId, words: listWordsToFind(query) }),
    selectWordsStartingWith(executor, {
      realmId,
      letters: lastWord.word,
      limit: getMaxCompletions(lastWord.word),
    }),
  ]);
  const terms = query.words.map((queryWord) => {
    const words = new Map<IndexedWord, number>();
    for (const spelling of [queryWord.word, removeArticle(queryWord.word)]) {
      const indexedWord = spelling && wordsByText.get(spelling);
      if (indexedWord) words.set(indexedWord, 1);
    }
    for (const alternative of listAlternativeWords(queryWord.word)) {
      const indexedWord = wordsByText.get(alternative);
      if (indexedWord) words.set(indexedWord, matchQuality.alternative);
    }
    // The ranking scores completions from the words of each title.
    if (queryWord === lastWord) for (const completion of completions) words.set(completion, 0);
    const isTruncated = queryWord === lastWord && completions.length >= getMaxCompletions(queryWord.word);
    return {
      queryWord,
      words,
      joinedWords: new Map(),
      genres: findGenresByWord(genres, queryWord.word),
      isTruncated,
    };
  });
  return { ...query, terms, prefixMatches, wordsByText };
}

/** Adds similar words to the terms. Returns false when it found no new ones. */
export async function addSimilarWords(
  { executor, realmId }: SearchParams,
  { terms }: InterpretedQuery,
  extraEdits: number,
): Promise<boolean> {
  const requiredTerms = terms.filter(
    ({ queryWord: { isUnspaced, isOptional } }) => !isUnspaced && !isOptional,
  );
  const longWords = requiredTerms.map(({ queryWord: { word } }) => word).filter((word) => word.length > 3);
  const [similarWords, infixWords] = await Promise.all([
    longWords.length > 0 ? selectSimilarWords(executor, { realmId, words: longWords }) : [],
    Promise.all(
      requiredTerms.map(({ queryWord: { word } }) =>
        word.length >= minInfixLength
          ? selectWordsContaining(executor, { realmId, letters: word, limit: maxInfixWords })
          : [],
      ),
    ),
  ]);
  let hasNewWords = false;
  const addMatch = (term: QueryTerm, word: IndexedWord, quality: number) => {
    const existingWord = [...term.words.keys()].find(({ id }) => id === word.id);
    if (quality <= ((existingWord && term.words.get(existingWord)) ?? 0)) return;
    term.words.set(existingWord ?? word, quality);
    hasNewWords = true;
  };
  for (const [index, term] of requiredTerms.entries()) {
    const { word, isIncomplete } = term.queryWord;
    for (const candidate of infixWords[index] ?? [])
      if (candidate.word !== word)
        addMatch(term, candidate, candidate.word.endsWith(word) ? matchQuality.suffix : matchQuality.infix);
    for (const candidate of similarWords) {
      if (candidate.queryWord === word && candidate.word !== word)
        addMatch(term, candidate, computeSimilarity(word, candidate.word, { isIncomplete, extraEdits }));
    }
  }
  return hasNewWords;
}
