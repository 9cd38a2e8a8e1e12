// The words of a realm: what is looked up before any title is.
import { type Executor, prepared } from '../../../platform/database/index.ts';

export interface KnownWord {
  id: number;
  word: string;
  /** In about how many titles it is. */
  titles: number;
}

const fold = prepared<{ folded: string[] }>(
  'search-fold',
  'select array(select search_fold(words) from unnest($1::text[]) with ordinality t(words, place) order by place) as folded',
);

/** As the texts of titles are folded. */
export async function foldTexts(executor: Executor, texts: readonly string[]): Promise<string[]> {
  const [row] = await fold(executor, [texts]);
  return row?.folded ?? [];
}

const known = prepared<KnownWord>(
  'search-known',
  'select id, word, titles from search_word where realm_id = $1 and word = any($2::text[] collate "C")',
);

export async function selectKnown(
  executor: Executor,
  { realmId, words }: { realmId: number; words: readonly string[] },
): Promise<Map<string, KnownWord>> {
  const rows = words.length > 0 ? await known(executor, [realmId, words]) : [];
  return new Map(rows.map((row) => [row.word, row]));
}

const beginning = prepared<KnownWord>(
  'search-beginning',
  `select id, word, titles from search_word
  where realm_id = $1 and word > $2 collate "C" and word < $2 || U&'\\+10FFFF' collate "C"
  order by titles desc limit $3`,
);
// A letter or two begin thousands of words: whichever come first will do, as titles that begin so are found otherwise.
const beginningShort = prepared<KnownWord>(
  'search-beginning-short',
  `select id, word, titles from search_word
  where realm_id = $1 and word > $2 collate "C" and word < $2 || U&'\\+10FFFF' collate "C" limit $3`,
);

/** The most frequent words that begin so. */
export function selectBeginning(
  executor: Executor,
  { realmId, letters, limit }: { realmId: number; letters: string; limit: number },
): Promise<KnownWord[]> {
  const select = [...letters].length < 3 ? beginningShort : beginning;
  return select(executor, [realmId, letters, limit]);
}

const containing = prepared<KnownWord>(
  'search-containing',
  `select id, word, titles from search_word where parts @> search_parts($1, $2) and realm_id = $1 and word like '%' || $2 || '%'
  order by titles desc limit $3`,
);

/** Words that have these letters inside. The letters are folded: there is no sign among them that means something else. */
export function selectContaining(
  executor: Executor,
  { realmId, letters, limit }: { realmId: number; letters: string; limit: number },
): Promise<KnownWord[]> {
  return containing(executor, [realmId, letters, limit]);
}

const near = prepared<KnownWord & { queryWord: string }>(
  'search-near',
  `select requested.word as "queryWord", w.id, w.word, w.titles
  from unnest($2::text[]) requested(word) cross join lateral (
    select id, word, titles from search_word
    where gaps && search_gaps($1, requested.word) and realm_id = $1 limit 2000
  ) w`,
);

/** Words that may be meant by these: which are, and how well, is for the caller to compare. */
export function selectNear(
  executor: Executor,
  { realmId, words }: { realmId: number; words: readonly string[] },
): Promise<(KnownWord & { queryWord: string })[]> {
  return near(executor, [realmId, words]);
}
