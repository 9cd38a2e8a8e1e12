// Executors are passed around without table types. Only a module's own `tables(executor)` can build SQL, for
// the module's tables and for tables that an earlier module makes readable.
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type OperationNodeSource,
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
export interface TableAccess<Owned, Readable = NoTables> {
  selectFrom: Kysely<Owned & Readable>['selectFrom'];
  insertInto<Table extends keyof Owned & string>(
    table: Table,
  ): InsertQueryBuilder<Owned & Readable, Table, InsertResult>;
  updateTable<Table extends keyof Owned & string>(
    table: Table,
  ): UpdateQueryBuilder<Owned & Readable, Table, Table, UpdateResult>;
  deleteFrom<Table extends keyof Owned & string>(
    table: Table,
  ): DeleteQueryBuilder<Owned & Readable, Table, DeleteResult>;
  /** Adds a statement that runs together with the next one, in one request to the database. */
  with(
    name: string,
    build: (tables: TableAccess<Owned, Readable>) => OperationNodeSource,
  ): TableAccess<Owned, Readable>;
}

/** Creates the `tables` function of a module from the types of its tables. */
export function createTableAccess<Owned, Readable = NoTables>(): (
  executor: Executor,
) => TableAccess<Owned, Readable> {
  return (executor) => executor as unknown as TableAccess<Owned, Readable>;
}

/** Casts a value to jsonb. Without the cast, pg would write an array as a PostgreSQL array. */
export function toJsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
