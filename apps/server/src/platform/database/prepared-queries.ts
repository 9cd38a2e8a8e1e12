// Prepared statements for frequent queries: PostgreSQL parses each once per connection, and Kysely builds no SQL
// per call.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database, Executor } from './tables.ts';

const statementNameByText = new Map<string, string>();

const pools = new WeakMap<Executor, pg.Pool>();

/** Lets prepared queries outside transactions use the pool directly. */
export function registerPool(db: Database, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** The name of the prepared statement with this text, if there is one. */
export function getStatementName(text: string): string | undefined {
  return statementNameByText.get(text);
}

/** Defines a prepared query. `Row` is the type of its rows, which nothing checks. */
export function definePreparedQuery<Row>(
  name: string,
  text: string,
): (executor: Executor, parameters: readonly unknown[]) => Promise<Row[]> {
  statementNameByText.set(text, name);
  return async (executor, parameters) => {
    const pool = pools.get(executor);
    const { rows } = pool
      ? await pool.query(text, [...parameters])
      : await executor.executeQuery(CompiledQuery.raw(text, [...parameters]));
    return rows as Row[];
  };
}
