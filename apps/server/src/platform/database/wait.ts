// Waits until the database responds, and reads its version and the role of its connections.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { StartupError } from '../process/index.ts';
import type { Executor } from './tables.ts';

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

/** Returns the version of PostgreSQL. Rejects when the database does not respond. */
export async function readServerVersion(executor: Executor): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(executor);
  return rows[0]?.version ?? '';
}

/** Returns the role that the queries of a pool use. */
export async function readCurrentRole(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]?.role ?? '';
}

function formatErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(formatErrorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
