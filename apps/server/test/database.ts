// A database for one test file: a copy of the migrated template, created in about 50 ms.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import {
  Client,
  type ConnectionConfig,
  connect,
  createListener,
  type Database,
  type Listener,
} from '../src/platform/database/index.ts';
import { createLog, type Log } from '../src/platform/log/index.ts';

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  /** Connects as the role of the service, which may not change the schema. */
  connectionConfig: ConnectionConfig;
  /** Connects as the role that owns the tables. */
  migrationConnectionConfig: ConnectionConfig;
  /** Runs statements that the role of the service may not run. */
  runAsMigrationRole(statements: readonly string[]): Promise<void>;
  log: Log;
  /** A started listener; `drop` stops it. */
  openListener(): Promise<Listener>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { host, superuser, migrationRole, applicationRole, template } = inject('testCluster');
  const superuserConnectionConfig: ConnectionConfig = {
    host,
    user: superuser,
    port: 5432,
    database: 'postgres',
  };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsSuperuser(
    superuserConnectionConfig,
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${migrationRole} STRATEGY FILE_COPY`,
  );

  const log = createLog({ level: 'silent' });
  const connectionConfig: ConnectionConfig = {
    ...superuserConnectionConfig,
    user: applicationRole,
    database: name,
    max: 10,
  };
  const migrationConnectionConfig: ConnectionConfig = { ...connectionConfig, user: migrationRole };
  const { db, pool, close } = connect(connectionConfig, log);
  const listeners: Listener[] = [];
  return {
    db,
    pool,
    connectionConfig,
    migrationConnectionConfig,
    runAsMigrationRole: (statements) => runStatements(migrationConnectionConfig, statements),
    log,
    async openListener() {
      const listener = createListener(connectionConfig, log);
      await listener.start();
      listeners.push(listener);
      return listener;
    },
    async drop() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await close();
      await runAsSuperuser(superuserConnectionConfig, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Takes a lock first, because PostgreSQL refuses concurrent copies of one template. */
function runAsSuperuser(superuserConnectionConfig: ConnectionConfig, statement: string): Promise<void> {
  return runStatements(superuserConnectionConfig, ['SELECT pg_advisory_lock(1)', statement]);
}

async function runStatements(
  connectionConfig: ConnectionConfig,
  statements: readonly string[],
): Promise<void> {
  const client = new Client(connectionConfig);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
