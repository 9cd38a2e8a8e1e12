// Selects titles that may match a query. The queries limit the number of rows; the ranking selects and orders
// the results.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildAgeLimitByIdSql } from '../../titles/index.ts';
import { type Candidate, candidateColumn, prepareCandidateQuery } from './candidate-row.queries.ts';

/** True for titles that are visible to the profile. Needs the title as `t`, the realm id as `$1` and the time as `$2`. */
export const visibleInRealmSql = `t.realm_id = $1 and t.published_at <= $2
  and (t.available_from is null or t.available_from <= $2)
  and (t.available_until is null or t.available_until > $2)${buildAgeLimitByIdSql('t.content_id')}`;

export interface TitlesParams {
  realmId: number;
  now: Temporal.Instant;
}

/** A title meets the condition when it has one of the words or genres, the year, or a text that matches the pattern. */
export interface TitleCondition {
  wordIds: readonly number[];
  genreIds: readonly number[];
  year: number | null;
  /** LIKE pattern for the texts of a title; null: the condition has no pattern. */
  pattern: string | null;
}

const maxConditions = 3;
const conditionsSql = Array.from({ length: maxConditions }, (_, index) => {
  const firstParameter = 6 + index * 4;
  return `and ($${firstParameter}::int[] is null or t.word_ids && $${firstParameter} or t.genres && $${firstParameter + 1}::bigint[] or t.year = $${firstParameter + 2}::int
    or t.titles like $${firstParameter + 3}::text or t.people like $${firstParameter + 3})`;
}).join('\n  ');

// The index lists the titles of each word by impact, best first, so reading stops at the limit.
const titlesWithWordsQuery = prepareCandidateQuery(
  'search-titles-with-words',
  `select ${candidateColumn} from (
    select p.content_id, max(p.impact) as impact
    from unnest($3::int[], $4::int[]) requested(word_id, title_limit) cross join lateral (
      select content_id, impact from search_posting where word_id = requested.word_id order by impact desc limit requested.title_limit
    ) p
    group by p.content_id order by max(p.impact) desc
  ) matched join search_title t on t.content_id = matched.content_id
  where ${visibleInRealmSql}
  ${conditionsSql}
  limit $5`,
);

export interface TitlesWithWordsParams extends TitlesParams {
  /** Words, with the maximum number of titles to read for each. */
  words: readonly { id: number; titleLimit: number }[];
  conditions: readonly TitleCondition[];
  limit: number;
}

export function selectTitlesWithWords(
  executor: Executor,
  { realmId, now, words, conditions: requestedConditions, limit }: TitlesWithWordsParams,
): Promise<Candidate[]> {
  const conditionParameters = Array.from({ length: maxConditions }, (_, index) => {
    const condition = requestedConditions[index];
    return condition
      ? [condition.wordIds, condition.genreIds, condition.year, condition.pattern]
      : [null, null, null, null];
  });
  return titlesWithWordsQuery(executor, [
    realmId,
    now,
    words.map(({ id }) => id),
    words.map(({ titleLimit }) => titleLimit),
    limit,
    ...conditionParameters.flat(),
  ]);
}

// For words that each occur in few titles: PostgreSQL intersects the lists of their titles.
const titlesWithWordOfEachListQuery = prepareCandidateQuery(
  'search-titles-with-all-words',
  `select ${candidateColumn} from search_title t
  where t.word_ids && $3::int[] and t.word_ids && $4::int[] and ($5::int[] is null or t.word_ids && $5) and ${visibleInRealmSql}
  limit $6`,
);

/** Titles that contain at least one word of each of two or three lists. */
export function selectTitlesWithWordOfEachList(
  executor: Executor,
  {
    realmId,
    now,
    wordIdLists: [firstWordIds, secondWordIds, thirdWordIds],
    limit,
  }: TitlesParams & { wordIdLists: readonly number[][]; limit: number },
): Promise<Candidate[]> {
  return titlesWithWordOfEachListQuery(executor, [
    realmId,
    now,
    firstWordIds,
    secondWordIds,
    thirdWordIds ?? null,
    limit,
  ]);
}

const buildTitlesStartingSql = (conditionAndLimitSql: string) => `select ${candidateColumn} from (
    select content_id, max(impact) as impact from (
      select content_id, impact from search_start where realm_id = $1 and ${conditionAndLimitSql}
    ) s group by content_id order by max(impact) desc limit 80
  ) matched join search_title t on t.content_id = matched.content_id
  where ${visibleInRealmSql}`;
const prepareShortPrefixQuery = (length: number) =>
  prepareCandidateQuery(
    `search-titles-starting-${length}`,
    buildTitlesStartingSql(`left(start, ${length}) = $3 collate "C" order by impact desc limit 110`),
  );
const titlesByPrefixQueries = {
  1: prepareShortPrefixQuery(1),
  2: prepareShortPrefixQuery(2),
  3: prepareShortPrefixQuery(3),
  longer: prepareCandidateQuery(
    'search-titles-starting',
    buildTitlesStartingSql(`start >= $3 collate "C" and start < $3 || U&'\\+10FFFF' collate "C" limit 300`),
  ),
};

/** Titles that start with the letters, with or without their article. */
export function selectTitlesStartingWith(
  executor: Executor,
  { realmId, now, letters }: TitlesParams & { letters: string },
): Promise<Candidate[]> {
  const length = [...letters].length;
  const select =
    length === 1 || length === 2 || length === 3
      ? titlesByPrefixQueries[length]
      : titlesByPrefixQueries.longer;
  return select(executor, [realmId, now, letters]);
}

const newestOfGenresQuery = prepareCandidateQuery(
  'search-newest-of-genres',
  `select ${candidateColumn} from unnest($3::text[]) requested(facet) cross join lateral (
    select content_id from content_listing
    where realm_id = $1 and facet = requested.facet and published_at <= $2
    order by published_at desc, public_id desc limit 200
  ) matched join search_title t on t.content_id = matched.content_id
  where ${visibleInRealmSql}`,
);

/** The newest titles of the genres. */
export function selectNewestOfGenres(
  executor: Executor,
  { realmId, now, genreKeys }: TitlesParams & { genreKeys: readonly string[] },
): Promise<Candidate[]> {
  return newestOfGenresQuery(executor, [realmId, now, genreKeys.map((key) => `genre:${key}`)]);
}

const titleNamesQuery = definePreparedQuery<{ id: number; title: string }>(
  'search-title-names',
  `select distinct on (t.content_id) t.content_id as id, t.title
  from content_text t join content c on c.id = t.content_id
  where c.realm_id = $1 and t.content_id = any($2::bigint[]) and t.language = any($3::text[])
  order by t.content_id, array_position($3::text[], t.language)`,
);

/** Names of titles, each in the first of the languages that it has. */
export function selectTitleNames(
  executor: Executor,
  { realmId, ids, languages }: { realmId: number; ids: readonly number[]; languages: readonly string[] },
): Promise<{ id: number; title: string }[]> {
  return titleNamesQuery(executor, [realmId, ids, languages]);
}
