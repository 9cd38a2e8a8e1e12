// Queries that run all the time, written out once: PostgreSQL plans them once a connection, and nothing is built
// anew for a call.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database, Executor } from './tables.ts';

const names = new Map<string, string>();

const pools = new WeakMap<Executor, pg.Pool>();

/** Outside a transaction a prepared query goes to the pool by the shortest way. */
export function knowPool(db: Database, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** The name under which a connection keeps the plan of a text; undefined for every other text. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

/** A query by its text; `Row` says what comes out, and has to be right. */
export function prepared<Row>(
  name: string,
  text: string,
): (executor: Executor, parameters: readonly unknown[]) => Promise<Row[]> {
  names.set(text, name);
  return async (executor, parameters) => {
    const pool = pools.get(executor);
    const { rows } = pool
      ? await pool.query(text, [...parameters])
      : await executor.executeQuery(CompiledQuery.raw(text, [...parameters]));
    return rows as Row[];
  };
}
