// Executors are passed around without table types. Only a module's own `tables(executor)` can build SQL, for
// the module's tables and for tables that an earlier module makes readable.
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  sql,
  type Transaction,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';

type NoTables = Record<never, never>;

export type Database = Kysely<NoTables>;
export type Trx = Transaction<NoTables>;
/** A transaction or the pool. */
export type Executor = Database | Trx;

/** Selects from the module's own and readable tables; writes only its own. */
export interface TableAccess<Own, Readable = NoTables> {
  selectFrom: Kysely<Own & Readable>['selectFrom'];
  insertInto<Table extends keyof Own & string>(
    table: Table,
  ): InsertQueryBuilder<Own & Readable, Table, InsertResult>;
  updateTable<Table extends keyof Own & string>(
    table: Table,
  ): UpdateQueryBuilder<Own & Readable, Table, Table, UpdateResult>;
  deleteFrom<Table extends keyof Own & string>(
    table: Table,
  ): DeleteQueryBuilder<Own & Readable, Table, DeleteResult>;
}

/** Creates the `tables` function of a module from the types of its tables. */
export function tableAccess<Own, Readable = NoTables>(): (executor: Executor) => TableAccess<Own, Readable> {
  return (executor) => executor as unknown as TableAccess<Own, Readable>;
}

/** A value for a jsonb column. Without it, pg would write an array as a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
