import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** The key of each advisory lock of the service. */
export const advisoryLockKeys = {
  migration: 7_620_001,
  dataFolder: 7_620_002,
  outboxPosition: 7_620_003,
  demoRealm: 7_620_004,
  roles: 7_620_005,
} as const;

const pollIntervalMs = 100;

/**
 * Runs the work while it holds the advisory lock with this key, so that only one caller at a time runs its work, in
 * this or another process. The lock is held by one connection and ends with it.
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
    isAcquired: boolean;
  }>`SELECT pg_try_advisory_lock(${key}) AS "isAcquired"`.execute(connection);
  return rows[0]?.isAcquired === true;
}
