// Every table Kysely knows. Each owner adds its own in its own file:
//   declare module '../../platform/database/tables.ts' { interface Tables { realm: RealmTable } }
import type { Kysely, Transaction } from 'kysely';

export interface Tables {
  schema_migration: { name: string; checksum: string; applied_at: Temporal.Instant };
}

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** Where either a transaction or the pool will do. */
export type Executor = Database | Trx;
