import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../process/index.ts';

/** Waits until the database responds. Throws a StartupError with the reason after the timeout. */
export async function waitForDatabase(pool: pg.Pool, { timeoutMs }: { timeoutMs: number }): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > deadline) {
        throw new StartupError(`The database cannot be reached: ${describe(error)}`);
      }
      await sleep(200);
    }
  }
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
}
