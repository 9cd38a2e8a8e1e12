import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Without it, pg would write an array as a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
