// Writes the search index. PostgreSQL computes the entries of a title with the same function as its triggers.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';

const titleIdsQuery = definePreparedQuery<{ id: number }>(
  'search-title-ids',
  `select id from content where id > $1 and ($2::bigint is null or realm_id = $2) order by id limit $3`,
);

/** Ids of titles after `after`, in one realm or in all. */
export async function selectTitleIds(
  executor: Executor,
  { after, realmId, limit }: { after: number; realmId: number | null; limit: number },
): Promise<number[]> {
  return (await titleIdsQuery(executor, [after, realmId, limit])).map(({ id }) => id);
}

const writeIndex = definePreparedQuery<never>('search-index-titles', 'select search_write($1::bigint[])');

export async function indexTitles(executor: Executor, ids: readonly number[]): Promise<void> {
  await writeIndex(executor, [ids]);
}

const lastWordQuery = definePreparedQuery<{ id: number }>(
  'search-last-word',
  'select coalesce(max(id), 0) as id from search_word',
);
const updateCounts = definePreparedQuery<never>(
  'search-update-word-counts',
  `update search_word w set title_count = frequency.title_count
  from (
    select id, (select count(*)::int from search_posting where word_id = id) as title_count
    from search_word where id > $1 and id <= $2
  ) frequency
  where w.id = frequency.id and abs(w.title_count - frequency.title_count) > w.title_count / 10`,
);

export async function selectLastWordId(executor: Executor): Promise<number> {
  const [row] = await lastWordQuery(executor, []);
  return row?.id ?? 0;
}

/** Updates the number of titles of each word. Changes below 10 % are not written. */
export async function updateWordCounts(
  executor: Executor,
  { after, lastId }: { after: number; lastId: number },
): Promise<void> {
  await updateCounts(executor, [after, lastId]);
}

const upsertWeights = definePreparedQuery<never>(
  'search-upsert-weights',
  `insert into search_weight (content_id, weight)
  select * from unnest($1::bigint[], $2::smallint[])
  on conflict (content_id) do update set weight = excluded.weight where search_weight.weight <> excluded.weight`,
);

export async function writeWeights(
  executor: Executor,
  weights: readonly { id: number; weight: number }[],
): Promise<void> {
  await upsertWeights(executor, [weights.map(({ id }) => id), weights.map(({ weight }) => weight)]);
}
