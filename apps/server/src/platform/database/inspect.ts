// Reads the version and features of the database server, and the name and rights of a role.
import { sql } from 'kysely';
import type pg from 'pg';
import type { Executor } from './tables.ts';

/** Extensions that the migrations create. */
const requiredExtensions = ['btree_gist', 'citext', 'pg_trgm', 'unaccent'];
export const requiredServerVersion = 18;

/** What an operator needs to know about the database server. */
interface DatabaseFacts {
  version: string;
  majorVersion: number;
  encoding: string;
  /** Required extensions that are not installed on the server. */
  missingExtensions: string[];
}

export async function inspectDatabase(executor: Executor): Promise<DatabaseFacts> {
  const { rows } = await sql<Omit<DatabaseFacts, 'missingExtensions'>>`
    SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::int / 10000 AS "majorVersion",
      current_setting('server_encoding') AS encoding`.execute(executor);
  const { rows: extensions } = await sql<{ name: string }>`SELECT name FROM pg_available_extensions`.execute(
    executor,
  );
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL returned no facts about the server');
  const availableExtensions = new Set(extensions.map(({ name }) => name));
  return {
    ...facts,
    missingExtensions: requiredExtensions.filter((name) => !availableExtensions.has(name)),
  };
}

/** Whether the role may create tables and extensions. */
export async function inspectRole(executor: Executor): Promise<{ role: string; canCreate: boolean }> {
  const { rows } = await sql<{ role: string; canCreate: boolean }>`
    SELECT current_user AS role, has_database_privilege(current_database(), 'CREATE')
      AND coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "canCreate"`.execute(executor);
  return rows[0] ?? { role: '', canCreate: false };
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
