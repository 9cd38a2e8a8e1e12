// Prepared statements for frequent queries: PostgreSQL parses each once per connection, and Kysely builds no SQL
// per call.
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { applyRowFilter, getRowFilter, type RowFilter } from './row-filters.ts';
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
  const filteredTexts = new Map<string, string>();
  const getFilteredText = (filter: RowFilter): string => {
    const knownText = filteredTexts.get(filter.key);
    if (knownText !== undefined) return knownText;
    const filteredText = applyRowFilter(text, filter);
    if (filteredText !== text) statementNameByText.set(filteredText, `${name} ${filter.key}`);
    filteredTexts.set(filter.key, filteredText);
    return filteredText;
  };
  return async (executor, parameters) => {
    const pool = pools.get(executor);
    if (pool) return (await pool.query(text, [...parameters])).rows as Row[];
    const filter = getRowFilter(executor);
    const query = CompiledQuery.raw(filter ? getFilteredText(filter) : text, [...parameters]);
    return (await executor.executeQuery(query)).rows as Row[];
  };
}
