import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { saveGenre } from '../queries/genre.queries.ts';
import type { PerLanguage } from '../title-input.ts';

export function putGenre(
  executor: Executor,
  genre: { realmId: number; key: string; names: PerLanguage },
): Promise<number> {
  return runInTransaction(executor, async (trx) => {
    const id = await saveGenre(trx, genre);
    await emit(trx, { realmId: genre.realmId, type: 'GenresChanged', payload: {} });
    return id;
  });
}
