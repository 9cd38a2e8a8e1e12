// Opens the database only if it exists, and applies no migrations.
import type { Config } from '../../main/config.ts';
import {
  connect,
  type Database,
  type DatabaseConnectionConfigs,
  findEmbeddedDatabase,
  hasEmbeddedDatabase,
  startEmbeddedDatabase,
  waitForDatabase,
} from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';

const timeoutMs = 3_000;

export interface ExistingDatabase extends DatabaseConnectionConfigs {
  db: Database;
  close(): Promise<void>;
}

/**
 * Returns undefined when DATA_DIR has no database yet. Starts an embedded database that is not running; `close`
 * stops it.
 * @throws StartupError when the database does not respond
 */
export async function openExistingDatabase(config: Config, log: Log): Promise<ExistingDatabase | undefined> {
  const runningDatabase = await findOrStartDatabase(config, log);
  if (!runningDatabase) return undefined;
  const { connectionConfig, migrationConnectionConfig, stop } = runningDatabase;
  const { db, pool, close } = connect(connectionConfig, log);
  const closeAll = async () => {
    await close();
    await stop();
  };
  try {
    await waitForDatabase(pool, { timeoutMs });
    return { connectionConfig, migrationConnectionConfig, db, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function findOrStartDatabase(
  { databaseUrl, databaseMigrationUrl, dataDir }: Config,
  log: Log,
): Promise<(DatabaseConnectionConfigs & { stop(): Promise<void> }) | undefined> {
  const stop = async () => {};
  if (databaseUrl) {
    return {
      connectionConfig: { connectionString: databaseUrl },
      migrationConnectionConfig: { connectionString: databaseMigrationUrl ?? databaseUrl },
      stop,
    };
  }
  if (!hasEmbeddedDatabase(dataDir)) return undefined;
  const connectionConfigs = findEmbeddedDatabase(dataDir);
  return connectionConfigs
    ? { ...connectionConfigs, stop }
    : startEmbeddedDatabase({ dataDir, log, name: 'doctor' });
}
