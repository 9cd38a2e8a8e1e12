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
import { listAlternativeWords } from '../query-text/alternative-words.ts';
import { removeAttachedArticle } from '../query-text/articles.ts';
import { type FoldedGenre, findGenresByWord, foldGenres } from '../query-text/genre-words.ts';
import { listWordsToFind, type ParsedQuery, parseQuery, type QueryWord } from '../query-text/parse-query.ts';
import { computeSimilarity } from '../ranking/distance.ts';
import { isShortPhrase } from './collect-candidates.ts';

/**
 * Maximum number of completions of the last word: fewer for one or two letters, which also match the start of titles.
 */
const getMaxCompletions = (word: string) => (word.length < 3 ? 48 : 64);
const matchQuality = { alternative: 0.9, suffix: 0.74, infix: 0.5 };
const minInfixLength = 3;
const maxInfixWords = 64;
const minGenrePrefixLength = 4;

export interface SearchParams extends TitlesParams {
  executor: Executor;
  loadGenres: LoadGenres;
  queryText: string;
  /** True if all words are complete and required, stop words too. */
  isLiteral?: boolean;
}

/** A query with the indexed words and genres that its words may stand for in this realm. */
export interface InterpretedQuery extends ParsedQuery {
  terms: QueryTerm[];
  /** Titles that start with the phrase. */
  prefixMatches: readonly Candidate[];
  wordsByText: ReadonlyMap<string, IndexedWord>;
}

export interface QueryTerm {
  queryWord: QueryWord;
  /** Indexed words that match the query word, with the quality of the match (0 to 1). */
  qualityByWord: Map<IndexedWord, number>;
  /**
   * Joined words of titles that the query word misspells, such as "spiderman" for "sipderman", with the quality of the
   * match.
   */
  qualityByJoinedWord: Map<string, number>;
  genres: FoldedGenre[];
  /** True when the index has more completions than `words` contains. */
  isTruncated: boolean;
}

/** Text in which folding changes only the case, so that it needs no query. */
const asciiPattern = /^[a-z0-9 ]+$/i;

export async function interpretQuery(params: SearchParams): Promise<InterpretedQuery> {
  const { executor, realmId, loadGenres } = params;
  const [[foldedQuery = ''], genres] = await Promise.all([
    asciiPattern.test(params.queryText)
      ? [params.queryText.toLowerCase()]
      : foldTexts(executor, [params.queryText]),
    loadGenres(executor, realmId).then((genreMap) => foldGenres(executor, genreMap)),
  ]);
  const parsedQuery = parseQuery(foldedQuery, params);
  const lastWord = parsedQuery.words.at(-1);
  if (!lastWord) return { ...parsedQuery, terms: [], prefixMatches: [], wordsByText: new Map() };
  const [prefixMatches, wordsByText, completions] = await Promise.all([
    isShortPhrase(parsedQuery) || parsedQuery.words.length > 1
      ? selectTitlesStartingWith(executor, { ...params, letters: parsedQuery.phrase })
      : [],
    selectIndexedWords(executor, { realmId, words: listWordsToFind(parsedQuery) }),
    selectWordsStartingWith(executor, {
      realmId,
      letters: lastWord.word,
      limit: getMaxCompletions(lastWord.word),
    }),
  ]);
  const terms = parsedQuery.words.map((queryWord, index) => {
    const qualityByWord = new Map<IndexedWord, number>();
    for (const spelling of [queryWord.word, removeAttachedArticle(queryWord.word)]) {
      const indexedWord = spelling && wordsByText.get(spelling);
      if (indexedWord) qualityByWord.set(indexedWord, 1);
    }
    for (const alternative of listAlternativeWords(queryWord.word)) {
      const indexedWord = wordsByText.get(alternative);
      if (indexedWord) qualityByWord.set(indexedWord, matchQuality.alternative);
    }
    // The ranking scores completions from the words of each title.
    if (queryWord === lastWord) for (const completion of completions) qualityByWord.set(completion, 0);
    const isTruncated = queryWord === lastWord && completions.length >= getMaxCompletions(queryWord.word);
    return {
      queryWord,
      qualityByWord,
      qualityByJoinedWord: new Map(),
      genres: findGenresByWord(genres, parsedQuery.words, index),
      isTruncated,
    };
  });
  // Beside other words, three letters are rarely the start of a genre: "thr ring".
  if (terms.some(({ genres: { length } }) => length === 0))
    for (const [index, term] of terms.slice(0, -1).entries())
      term.genres = findGenresByWord(genres, parsedQuery.words, index, {
        minPrefixLength: minGenrePrefixLength,
      });
  return { ...parsedQuery, terms, prefixMatches, wordsByText };
}

type SimilarWords = Awaited<ReturnType<typeof selectSimilarWords>>;

/** Adds words that contain or resemble the typed words. `hasChanged` is false when no match was added or improved. */
export async function addSimilarWords(
  { executor, realmId }: SearchParams,
  query: InterpretedQuery,
  { extraEdits = 0 } = {},
): Promise<{ hasChanged: boolean; similarWords: SimilarWords }> {
  const terms = query.terms.filter(canBeCorrected);
  const longWords = terms
    .map(({ queryWord: { word } }) => word)
    .filter((word) => word.length > 3 || (word.length === 3 && !query.wordsByText.has(word)));
  const [similarWords, infixWords] = await Promise.all([
    longWords.length > 0 ? selectSimilarWords(executor, { realmId, words: longWords }) : [],
    Promise.all(
      terms.map(({ queryWord: { word } }) =>
        word.length >= minInfixLength
          ? selectWordsContaining(executor, { realmId, letters: word, limit: maxInfixWords })
          : [],
      ),
    ),
  ]);
  let hasChanged = false;
  for (const [index, term] of terms.entries()) {
    const { word } = term.queryWord;
    for (const infixWord of infixWords[index] ?? []) {
      if (infixWord.word === word) continue;
      const quality = infixWord.word.endsWith(word) ? matchQuality.suffix : matchQuality.infix;
      hasChanged = addMatch(term, infixWord, quality) || hasChanged;
    }
  }
  hasChanged = addCorrections(query, similarWords, { extraEdits }) || hasChanged;
  return { hasChanged, similarWords };
}

/** Adds words that resemble typed words of at least `minLength` letters. Returns false when nothing changed. */
export function addCorrections(
  { terms }: InterpretedQuery,
  similarWords: SimilarWords,
  { extraEdits, minLength = 0 }: { extraEdits: number; minLength?: number },
): boolean {
  let hasChanged = false;
  for (const term of terms.filter(canBeCorrected)) {
    const { word, isIncomplete } = term.queryWord;
    if (word.length < minLength) continue;
    for (const similarWord of similarWords) {
      if (similarWord.requestedWord !== word || similarWord.word === word) continue;
      const quality = computeSimilarity(word, similarWord.word, {
        isIncomplete,
        extraEdits,
        allowShort: true,
      });
      hasChanged = addMatch(term, similarWord, quality) || hasChanged;
    }
  }
  return hasChanged;
}

const canBeCorrected = ({ queryWord: { isUnspaced, isOptional } }: QueryTerm): boolean =>
  !isUnspaced && !isOptional;

/** Returns false when the term has the word with the same or a better quality. */
function addMatch({ qualityByWord }: QueryTerm, word: IndexedWord, quality: number): boolean {
  const existingWord = [...qualityByWord.keys()].find(({ id }) => id === word.id);
  if (quality <= ((existingWord && qualityByWord.get(existingWord)) ?? 0)) return false;
  qualityByWord.set(existingWord ?? word, quality);
  return true;
}
