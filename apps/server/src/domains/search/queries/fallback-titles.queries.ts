// Selects titles by other features than their words: letters without spaces, initials, descriptions; and
// the newest titles.
import type { Executor } from '../../../platform/database/index.ts';
import { type Candidate, candidateColumn, prepareCandidateQuery } from './candidate-row.queries.ts';
import { type TitlesParams, visibleInRealmSql } from './candidate-titles.queries.ts';

const preparePrefixQuery = (name: string, condition: string) =>
  prepareCandidateQuery(
    name,
    `select ${candidateColumn} from (
      select content_id, max(impact) as impact from (select content_id, impact from search_start where realm_id = $1 and ${condition} limit 300) s
      group by content_id order by max(impact) desc limit 60
    ) matched join search_title t on t.content_id = matched.content_id
    where ${visibleInRealmSql}`,
  );
const buildStartsWithSql = (expression: string) =>
  `${expression} >= $3 collate "C" and ${expression} < $3 || U&'\\+10FFFF' collate "C"`;
const joinedTitlesQuery = preparePrefixQuery(
  'search-titles-joined',
  `start like '% %' and ${buildStartsWithSql("replace(start, ' ', '')")}`,
);
const initialsQuery = preparePrefixQuery(
  'search-titles-by-initials',
  `start like '% % %' and ${buildStartsWithSql('search_initials(start) collate "C"')}`,
);

/** Titles of several words that start with the letters, without their spaces. */
export const selectTitlesByJoinedLetters = (
  executor: Executor,
  { realmId, now, letters }: TitlesParams & { letters: string },
): Promise<Candidate[]> => joinedTitlesQuery(executor, [realmId, now, letters]);

/** Titles of at least three words whose initials start with the letters. */
export const selectTitlesByInitials = (
  executor: Executor,
  { realmId, now, letters }: TitlesParams & { letters: string },
): Promise<Candidate[]> => initialsQuery(executor, [realmId, now, letters]);

const describedTitlesQuery = prepareCandidateQuery(
  'search-titles-described',
  `select ${candidateColumn} from (
    select content_id, max(rank) as rank from (
      select d.content_id, ts_rank_cd('{0.2, 0.2, 0.4, 0.6}', d.words, query, 1) as rank
      from search_phrases_query($3) query cross join lateral (
        select content_id, words from search_description where realm_id = $1 and words @@ query limit 2000
      ) d
    ) ranked group by content_id order by max(rank) desc limit $4 * 4
  ) matched join search_title t on t.content_id = matched.content_id
  where ${visibleInRealmSql} order by matched.rank desc limit $4`,
);

/**
 * Titles whose description, with the title, people and genres, has all words of at least one of the folded phrases, best
 * first.
 */
export const selectDescribedTitles = (
  executor: Executor,
  { realmId, now, phrases, limit }: TitlesParams & { phrases: readonly string[]; limit: number },
): Promise<Candidate[]> =>
  phrases.length > 0 ? describedTitlesQuery(executor, [realmId, now, phrases, limit]) : Promise.resolve([]);

const newestTitlesQuery = prepareCandidateQuery(
  'search-newest-titles',
  `select ${candidateColumn} from (
    select content_id from content_listing
    where realm_id = $1 and facet = '' and published_at <= $2 order by published_at desc, public_id desc limit 60
  ) matched join search_title t on t.content_id = matched.content_id
  where ${visibleInRealmSql} order by t.weight desc, t.published_at desc`,
);

/** New titles, the most watched first. */
export const selectNewestTitles = (
  executor: Executor,
  { realmId, now }: TitlesParams,
): Promise<Candidate[]> => newestTitlesQuery(executor, [realmId, now]);
