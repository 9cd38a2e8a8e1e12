// Migrates the schema with plain SQL files, NNNN-name.sql, each once and in its own transaction. Fails when
// an applied file was changed or removed.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../process/index.ts';
import { advisoryLockKeys } from './advisory-lock.ts';
import { Client } from './client.ts';
import type { ConnectionConfig } from './connect.ts';
import { grantFuturePrivileges, grantPrivileges } from './grant-privileges.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const fileNamePattern = /^(\d{4})-[a-z0-9-]+\.sql$/;

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = fileNamePattern.exec(name)?.[1];
    if (!number) throw new StartupError(`Migration ${name} is not named like 0001-what-it-does.sql.`);
    if (numbers.has(number)) throw new StartupError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function checkHistory(
  appliedMigrations: { name: string; checksum: string }[],
  migrations: readonly Migration[],
): void {
  for (const appliedMigration of appliedMigrations) {
    const migration = migrations.find(({ name }) => name === appliedMigration.name);
    if (!migration) {
      throw new StartupError(
        `The database has migration ${appliedMigration.name}, which this version does not know.`,
      );
    }
    if (migration.checksum !== appliedMigration.checksum) {
      throw new StartupError(`Migration ${appliedMigration.name} was changed after it had been applied.`);
    }
  }
}

/**
 * Applies missing migrations and returns their names. Several processes may call it concurrently. Aborting the signal
 * rolls the running migration back.
 * @param applicationRole the role of the service, which gets access to the rows of all tables
 */
export async function migrate(
  connectionConfig: ConnectionConfig,
  dir: string,
  applicationRole?: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new Client(connectionConfig);
  await client.connect();
  let removeAbortListener = () => {};
  try {
    removeAbortListener = await terminateOnAbort(client, connectionConfig, signal);
    signal?.throwIfAborted();
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLockKeys.migration]);
    await ensureHistoryTable(client);
    const missingMigrations = await findMissingMigrations(client, migrations);
    const grantee = applicationRole === (await readCurrentRole(client)) ? undefined : applicationRole;
    if (grantee !== undefined && missingMigrations.length > 0) await grantFuturePrivileges(client, grantee);
    for (const migration of missingMigrations) await apply(client, migration);
    if (grantee !== undefined) await grantPrivileges(client, grantee);
    return missingMigrations.map(({ name }) => name);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    removeAbortListener();
    await client.end();
  }
}

/** Ends the client's session on the server: a query that runs in it would otherwise run to its end. */
async function terminateOnAbort(
  client: Client,
  connectionConfig: ConnectionConfig,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const terminate = async () => {
    const otherClient = new Client({ ...connectionConfig, connectionTimeoutMillis: 2000 });
    try {
      await otherClient.connect();
      await otherClient.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    } finally {
      await otherClient.end();
    }
  };
  const onAbort = () => void terminate().catch(() => {});
  signal?.addEventListener('abort', onAbort, { once: true });
  return () => signal?.removeEventListener('abort', onAbort);
}

/** Names of migrations that are not applied yet. Changes nothing. */
export async function listMissingMigrations(
  connectionConfig: ConnectionConfig,
  dir: string,
): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new Client(connectionConfig);
  await client.connect();
  try {
    const missingMigrations = (await hasHistoryTable(client))
      ? await findMissingMigrations(client, migrations)
      : migrations;
    return missingMigrations.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function findMissingMigrations(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration',
  );
  checkHistory(rows, migrations);
  const appliedNames = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !appliedNames.has(name));
}

/** A role that may not create tables can still check that nothing is missing. */
async function ensureHistoryTable(client: Client): Promise<void> {
  if (await hasHistoryTable(client)) return;
  await client.query(`CREATE TABLE schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

async function hasHistoryTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('schema_migration') IS NOT NULL AS exists`,
  );
  return rows[0]?.exists === true;
}

async function readCurrentRole(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]?.role ?? '';
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
