import { isWorthRepeating } from './errors.ts';
import type { Database, Executor, Trx } from './tables.ts';

const repeats = 3;

/**
 * Runs the work in a new transaction, or in the current one. Retries after a deadlock or serialization
 * failure, so the work must have no effect outside the database.
 */
export async function transaction<T>(executor: Executor, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (executor.isTransaction) return work(executor as Trx);
  for (let round = 1; ; round++) {
    try {
      return await (executor as Database).transaction().execute(work);
    } catch (error) {
      if (round >= repeats || !isWorthRepeating(error)) throw error;
    }
  }
}
