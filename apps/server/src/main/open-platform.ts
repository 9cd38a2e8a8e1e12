// Opens the platform that the service and its commands need: the migrated database, storage, events, secrets
// and the clock.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { type Clock, systemClock } from '../platform/clock/index.ts';
import {
  connect,
  createListener,
  type Database,
  type DatabaseConnectionConfigs,
  findEmbeddedDatabase,
  type Listener,
  migrate,
  readCurrentRole,
  startEmbeddedDatabase,
  waitForDatabase,
} from '../platform/database/index.ts';
import { createEventHub, type EventHub } from '../platform/events/index.ts';
import type { Log } from '../platform/log/index.ts';
import { createStepRunner, type RunStep, StartupError } from '../platform/process/index.ts';
import { createSecrets, type Secrets } from '../platform/secrets/index.ts';
import { createDiskStorage, type Storage } from '../platform/storage/index.ts';
import type { Config } from './config.ts';

export interface Platform {
  db: Database;
  listener: Listener;
  clock: Clock;
  storage: Storage;
  events: EventHub;
  secrets: Secrets;
  close(): Promise<void>;
}

interface OpenOptions {
  log: Log;
  /** Name of this process, shown to a second process that finds DATA_DIR in use. */
  name: string;
  /** For commands: use the database of a server that is running on this DATA_DIR. */
  shareDatabase?: boolean;
  /** Aborting it stops the opening. */
  signal?: AbortSignal;
}

export const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export async function openPlatform(
  config: Config,
  { log, name, shareDatabase = false, signal }: OpenOptions,
): Promise<Platform> {
  await ensureWritable(config.dataDir);
  const runStep = createStepRunner(log);
  const database = await openDatabase(config, { log, name, shareDatabase, runStep, signal });
  const { db, pool, close } = connect(database.connectionConfig, log);
  const listener = createListener(database.connectionConfig, log);
  const events = createEventHub({ db, listener, log });

  async function closeAll(): Promise<void> {
    await events.stop();
    await listener.stop();
    await close();
    await database.stop();
  }

  try {
    signal?.throwIfAborted();
    await runStep('Connecting to the database', () => waitForDatabase(pool, { timeoutMs: 15_000, signal }));
    const appliedMigrations = await runStep('Migrating the database', () =>
      migrateDatabase(database, pool, signal),
    );
    if (appliedMigrations.length > 0) log.info({ applied: appliedMigrations }, 'applied database migrations');
    await listener.start();
    await events.start();
    const storage = await createDiskStorage(join(config.dataDir, 'storage'));
    const secrets = createSecrets(db, config.secretsKey);
    return { db, listener, clock: systemClock, storage, events, secrets, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface OpenedDatabase extends DatabaseConnectionConfigs {
  stop(): Promise<void>;
}

async function migrateDatabase(
  { migrationConnectionConfig }: OpenedDatabase,
  pool: pg.Pool,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const role = await readCurrentRole(pool);
  const appliedMigrations = await migrate(migrationConnectionConfig, migrationsDir, role, signal);
  await pool.query('SELECT 1 FROM schema_migration LIMIT 1').catch(() => {
    throw new StartupError(
      'DATABASE_URL and DATABASE_MIGRATION_URL name different databases, or their roles use different schemas.',
    );
  });
  return appliedMigrations;
}

async function openDatabase(
  { databaseUrl, databaseMigrationUrl, dataDir }: Config,
  {
    log,
    name,
    shareDatabase,
    runStep,
    signal,
  }: Omit<OpenOptions, 'signal'> & { runStep: RunStep; signal: AbortSignal | undefined },
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    return {
      connectionConfig: { connectionString: databaseUrl },
      migrationConnectionConfig: { connectionString: databaseMigrationUrl ?? databaseUrl },
      stop: async () => {},
    };
  }
  const sharedDatabase = shareDatabase ? findEmbeddedDatabase(dataDir) : undefined;
  if (sharedDatabase) return { ...sharedDatabase, stop: async () => {} };
  return startEmbeddedDatabase({ dataDir, log, name, runStep, signal });
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir);
    await rmdir(await mkdtemp(join(dataDir, '.try-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${code}): set DATA_DIR to another.`,
    );
  }
}

/**
 * Creates parent folders one by one. Node's recursive mkdir never returns where no folder can be created,
 * such as in /proc.
 */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  await mkdir(folder);
}
