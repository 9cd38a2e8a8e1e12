import { sql } from 'kysely';
import type { Executor } from './tables.ts';

/** The version of PostgreSQL. Rejects when the database does not respond. */
export async function readServerVersion(executor: Executor): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(executor);
  return rows[0]?.version ?? '';
}
