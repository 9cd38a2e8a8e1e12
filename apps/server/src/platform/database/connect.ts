// The connection pool and Kysely on top of it. When the database restarts, only the running queries fail.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/index.ts';
import { Client } from './client.ts';
import { registerPool } from './prepared-queries.ts';
import type { Database } from './tables.ts';

export type ConnectionConfig = pg.PoolConfig;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const seconds = 1000;

export function connect(connectionConfig: ConnectionConfig, log: Log): DatabaseConnection {
  const pool = new pg.Pool({
    max: 40,
    idleTimeoutMillis: 30 * seconds,
    connectionTimeoutMillis: 5 * seconds,
    statement_timeout: 30 * seconds,
    query_timeout: 35 * seconds,
    idle_in_transaction_session_timeout: 60 * seconds,
    keepAlive: true,
    application_name: 'matinee',
    ...connectionConfig,
    Client,
  } as pg.PoolConfig);
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ err: error }, 'a database connection was lost');
  });
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  registerPool(db, pool);
  return {
    db,
    pool,
    close() {
      // `db.destroy()` resolves before the sockets are closed. A database that stops right after it ends these
      // connections, which is no reason for a warning.
      isClosing = true;
      return db.destroy();
    },
  };
}
