import { isRetryable } from './errors.ts';
import type { Database, Executor, Trx } from './tables.ts';

const maxAttempts = 3;

/**
 * Runs the work in a new transaction, or in the current one. Retries after a deadlock or serialisation
 * failure, so the work must have no side effects outside the database.
 */
export async function runInTransaction<T>(executor: Executor, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (executor.isTransaction) return work(executor as Trx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await (executor as Database).transaction().execute(work);
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
    }
  }
}
