// The index of words of a realm, which is searched before the titles.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';

export interface IndexedWord {
  id: number;
  word: string;
  /** Approximate number of titles that contain the word. */
  titleCount: number;
}

const foldedTextsQuery = definePreparedQuery<{ folded: string[] }>(
  'search-fold',
  'select array(select search_fold(words) from unnest($1::text[]) with ordinality t(words, ordinal) order by ordinal) as folded',
);

/** Folds texts in the same way as the index folds titles: lowercase, without accents and punctuation. */
export async function foldTexts(executor: Executor, texts: readonly string[]): Promise<string[]> {
  const [row] = await foldedTextsQuery(executor, [texts]);
  return row?.folded ?? [];
}

const indexedWordsQuery = definePreparedQuery<IndexedWord>(
  'search-indexed-words',
  'select id, word, title_count as "titleCount" from search_word where realm_id = $1 and word = any($2::text[] collate "C")',
);

export async function selectIndexedWords(
  executor: Executor,
  { realmId, words }: { realmId: number; words: readonly string[] },
): Promise<Map<string, IndexedWord>> {
  const rows = words.length > 0 ? await indexedWordsQuery(executor, [realmId, words]) : [];
  return new Map(rows.map((row) => [row.word, row]));
}

const wordsStartingWithQuery = definePreparedQuery<IndexedWord>(
  'search-words-starting',
  `select id, word, title_count as "titleCount" from search_word
  where realm_id = $1 and word > $2 collate "C" and word < $2 || U&'\\+10FFFF' collate "C"
  order by title_count desc limit $3`,
);
// Thousands of words start with one or two letters. Any of them will do, as titles with that prefix are found
// by `search_start`.
const wordsStartingWithShortPrefixQuery = definePreparedQuery<IndexedWord>(
  'search-words-starting-short',
  `select id, word, title_count as "titleCount" from search_word
  where realm_id = $1 and word > $2 collate "C" and word < $2 || U&'\\+10FFFF' collate "C" limit $3`,
);

/** Longer words that start with the letters; for three or more letters, the most frequent of these words. */
export function selectWordsStartingWith(
  executor: Executor,
  { realmId, letters, limit }: { realmId: number; letters: string; limit: number },
): Promise<IndexedWord[]> {
  const select = [...letters].length < 3 ? wordsStartingWithShortPrefixQuery : wordsStartingWithQuery;
  return select(executor, [realmId, letters, limit]);
}

const wordsContainingQuery = definePreparedQuery<IndexedWord>(
  'search-words-containing',
  `select id, word, title_count as "titleCount" from search_word where parts @> search_parts($1, $2) and realm_id = $1 and word like '%' || $2 || '%'
  order by title_count desc limit $3`,
);

/** Words that contain the letters. Folded letters contain no LIKE wildcard. */
export function selectWordsContaining(
  executor: Executor,
  { realmId, letters, limit }: { realmId: number; letters: string; limit: number },
): Promise<IndexedWord[]> {
  return wordsContainingQuery(executor, [realmId, letters, limit]);
}

const similarWordsQuery = definePreparedQuery<IndexedWord & { requestedWord: string }>(
  'search-similar-words',
  `select requested.word as "requestedWord", w.id, w.word, w.title_count as "titleCount"
  from unnest($2::text[]) requested(word) cross join lateral (
    select id, word, title_count from search_word
    where gaps && search_gaps($1, requested.word) and realm_id = $1 limit 2000
  ) w`,
);

/** Words that may be corrections of the given words. The caller compares both. */
export function selectSimilarWords(
  executor: Executor,
  { realmId, words }: { realmId: number; words: readonly string[] },
): Promise<(IndexedWord & { requestedWord: string })[]> {
  return similarWordsQuery(executor, [realmId, words]);
}
