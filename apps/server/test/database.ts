// A database for one test file: a copy of the migrated template, created in about 50 ms.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import {
  Client,
  type Connection,
  connect,
  createListener,
  type Database,
  type Listener,
} from '../src/platform/database/index.ts';
import { createLog, type Log } from '../src/platform/log/index.ts';

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  connection: Connection;
  log: Log;
  /** A started listener; `drop` stops it. */
  openListener(): Promise<Listener>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { host, user, template } = inject('testCluster');
  const server: Connection = { host, user, port: 5432, database: 'postgres' };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);

  const log = createLog({ level: 'silent' });
  const connection: Connection = { ...server, database: name, max: 10 };
  const { db, pool, close } = connect(connection, log);
  const listeners: Listener[] = [];
  return {
    db,
    pool,
    connection,
    log,
    async openListener() {
      const listener = createListener(connection, log);
      await listener.start();
      listeners.push(listener);
      return listener;
    },
    async drop() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await close();
      await runAsAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runAsAdmin(server: Connection, sql: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    // Copies of one template wait for each other instead of failing.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
