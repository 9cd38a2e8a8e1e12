import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../process/index.ts';

/** Waits until the database responds. Throws a StartupError with the reason after the timeout. */
export async function waitForDatabase(
  pool: pg.Pool,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (performance.now() > deadline) {
        throw new StartupError(`The database cannot be reached: ${formatErrorMessage(error)}`);
      }
      await sleep(200);
    }
  }
}

function formatErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(formatErrorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
