import { definePreparedQuery, type Executor, toJsonb } from '../../../platform/database/index.ts';
import type { PerLanguage } from '../title-input.ts';
import { tables } from '../titles.tables.ts';

export interface GenreRow {
  id: number;
  key: string;
  names: PerLanguage;
}

const genresQuery = definePreparedQuery<GenreRow>(
  'titles-genres',
  'select id, key, names from genre where realm_id = $1',
);

export async function selectGenres(executor: Executor, realmId: number): Promise<Map<number, GenreRow>> {
  const rows = await genresQuery(executor, [realmId]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function saveGenre(
  trx: Executor,
  genre: { realmId: number; key: string; names: PerLanguage },
): Promise<number> {
  const { id } = await tables(trx)
    .insertInto('genre')
    .values({ realm_id: genre.realmId, key: genre.key, names: toJsonb(genre.names) })
    .onConflict((conflict) =>
      conflict.columns(['realm_id', 'key']).doUpdateSet({ names: toJsonb(genre.names) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
