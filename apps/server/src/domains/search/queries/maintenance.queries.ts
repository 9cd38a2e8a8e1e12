// Writing what titles are found by. Each title is made anew by the database itself, as after every change of it.
import { type Executor, prepared } from '../../../platform/database/index.ts';

const titles = prepared<{ id: number }>(
  'search-titles',
  `select id from content where id > $1 and ($2::bigint is null or realm_id = $2) order by id limit $3`,
);

/** Keys of titles after this one, of one realm or of all. */
export async function selectTitles(
  executor: Executor,
  { after, realmId, limit }: { after: number; realmId: number | null; limit: number },
): Promise<number[]> {
  return (await titles(executor, [after, realmId, limit])).map(({ id }) => id);
}

const write = prepared<never>('search-write', 'select search_write($1::bigint[])');

export async function writeTitles(executor: Executor, ids: readonly number[]): Promise<void> {
  await write(executor, [ids]);
}

const lastWord = prepared<{ id: number }>(
  'search-last-word',
  'select coalesce(max(id), 0) as id from search_word',
);
const count = prepared<never>(
  'search-count',
  `update search_word w set titles = counted.titles
  from (
    select id, (select count(*)::int from search_posting where word_id = id) as titles
    from search_word where id > $1 and id <= $2
  ) counted
  where w.id = counted.id and abs(w.titles - counted.titles) > w.titles / 10`,
);

export async function selectLastWord(executor: Executor): Promise<number> {
  const [row] = await lastWord(executor, []);
  return row?.id ?? 0;
}

/** In how many titles words are. Small changes are let be. */
export async function countTitles(
  executor: Executor,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  await count(executor, [after, upTo]);
}

const weigh = prepared<never>(
  'search-weigh',
  `insert into search_weight (content_id, weight)
  select * from unnest($1::bigint[], $2::smallint[])
  on conflict (content_id) do update set weight = excluded.weight where search_weight.weight <> excluded.weight`,
);

export async function writeWeights(
  executor: Executor,
  weights: readonly { id: number; weight: number }[],
): Promise<void> {
  await weigh(executor, [weights.map(({ id }) => id), weights.map(({ weight }) => weight)]);
}
