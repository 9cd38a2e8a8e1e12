import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

const pollIntervalMs = 100;

/**
 * Runs the work while no other process runs work with this key on the database. The lock is held by one
 * connection and ends with it.
 */
export function withAdvisoryLock<T>(db: Database, key: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Polls, because a waiting query would run into the statement timeout.
    while (!(await tryLock(connection, key))) await sleep(pollIntervalMs);
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

async function tryLock(connection: Database, key: number): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean;
  }>`SELECT pg_try_advisory_lock(${key}) AS "isLocked"`.execute(connection);
  return rows[0]?.isLocked === true;
}
