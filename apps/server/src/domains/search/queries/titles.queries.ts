// Titles that may answer to a query. The database brings those that are worth looking at, the ranking decides.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { type Candidate, candidates, columns } from './candidate.queries.ts';

const isVisible = `t.realm_id = $1 and t.published_at <= $2
  and (t.available_from is null or t.available_from <= $2)
  and (t.available_until is null or t.available_until > $2)`;

export interface TitlesParams {
  realmId: number;
  now: Temporal.Instant;
}

/** What a title must have beside the words it is looked up by: one of these words or genres, this year, or these letters. */
export interface Condition {
  words: readonly number[];
  genres: readonly number[];
  year: number | null;
  /** A pattern for its texts; null: words are enough. */
  pattern: string | null;
}

const maxConditions = 3;
const conditions = Array.from({ length: maxConditions }, (_, index) => {
  const at = 6 + index * 4;
  return `and ($${at}::int[] is null or t.words && $${at} or t.genres && $${at + 1}::bigint[] or t.year = $${at + 2}::int
    or t.titles like $${at + 3}::text or t.people like $${at + 3})`;
}).join('\n  ');

// The titles of each word come best first, and reading stops when there are enough.
const having = candidates(
  'search-having',
  `select ${columns} from (
    select p.content_id, max(p.impact) as impact
    from unnest($3::int[], $4::int[]) asked(word_id, most) cross join lateral (
      select content_id, impact from search_posting where word_id = asked.word_id order by impact desc limit asked.most
    ) p
    group by p.content_id order by max(p.impact) desc
  ) found join search_title t on t.content_id = found.content_id
  where ${isVisible}
  ${conditions}
  limit $5`,
);

export interface Having extends TitlesParams {
  /** Words, with how many titles of each are looked at. */
  words: readonly { id: number; most: number }[];
  conditions: readonly Condition[];
  limit: number;
}

export function selectHaving(
  executor: Executor,
  { realmId, now, words, conditions: wanted, limit }: Having,
): Promise<Candidate[]> {
  const parts = Array.from({ length: maxConditions }, (_, index) => {
    const condition = wanted[index];
    return condition
      ? [condition.words, condition.genres, condition.year, condition.pattern]
      : [null, null, null, null];
  });
  return having(executor, [
    realmId,
    now,
    words.map(({ id }) => id),
    words.map(({ most }) => most),
    limit,
    ...parts.flat(),
  ]);
}

// Where few titles have all words, they are found by all words at once.
const havingAll = candidates(
  'search-having-all',
  `select ${columns} from search_title t
  where t.words && $3::int[] and t.words && $4::int[] and ($5::int[] is null or t.words && $5) and ${isVisible}
  limit $6`,
);

/** Titles that have one of each of these words. */
export function selectHavingAll(
  executor: Executor,
  {
    realmId,
    now,
    words: [first, second, third],
    limit,
  }: TitlesParams & { words: readonly number[][]; limit: number },
): Promise<Candidate[]> {
  return havingAll(executor, [realmId, now, first, second, third ?? null, limit]);
}

const startingWith = (where: string) => `select ${columns} from (
    select content_id, max(impact) as impact from (
      select content_id, impact from search_start where realm_id = $1 and ${where}
    ) s group by content_id order by max(impact) desc limit 80
  ) found join search_title t on t.content_id = found.content_id
  where ${isVisible}`;
const shortStart = (length: number) =>
  candidates(
    `search-start-${length}`,
    startingWith(`left(start, ${length}) = $3 collate "C" order by impact desc limit 110`),
  );
const starting = {
  1: shortStart(1),
  2: shortStart(2),
  3: shortStart(3),
  more: candidates(
    'search-start',
    startingWith(`start >= $3 collate "C" and start < $3 || U&'\\+10FFFF' collate "C" limit 300`),
  ),
};

/** Titles that begin with these letters, their article left out or not. */
export function selectStarting(
  executor: Executor,
  { realmId, now, letters }: TitlesParams & { letters: string },
): Promise<Candidate[]> {
  const length = [...letters].length;
  const select = length === 1 || length === 2 || length === 3 ? starting[length] : starting.more;
  return select(executor, [realmId, now, letters]);
}

const ofGenres = candidates(
  'search-genres',
  `select ${columns} from unnest($3::text[]) asked(facet) cross join lateral (
    select content_id from content_listing
    where realm_id = $1 and facet = asked.facet and published_at <= $2
    order by published_at desc, public_id desc limit 200
  ) found join search_title t on t.content_id = found.content_id
  where ${isVisible}`,
);

/** The newest titles of genres. */
export function selectOfGenres(
  executor: Executor,
  { realmId, now, genres }: TitlesParams & { genres: readonly string[] },
): Promise<Candidate[]> {
  return ofGenres(executor, [realmId, now, genres.map((key) => `genre:${key}`)]);
}

const names = prepared<{ id: number; title: string }>(
  'search-names',
  `select distinct on (content_id) content_id as id, title from content_text
  where content_id = any($1::bigint[]) and language = any($2::text[])
  order by content_id, array_position($2::text[], language)`,
);

/** What titles are called in the first of these languages that they have. */
export function selectNames(
  executor: Executor,
  { ids, languages }: { ids: readonly number[]; languages: readonly string[] },
): Promise<{ id: number; title: string }[]> {
  return names(executor, [ids, languages]);
}
