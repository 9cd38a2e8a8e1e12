// The embedded database: a PostgreSQL server with its data in DATA_DIR. This process starts it when necessary
// and restarts it when it dies. Connections are only possible through a socket in a private folder.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/index.ts';
import { type RunStep, runSilently, StartupError } from '../../process/index.ts';
import type { ConnectionConfig } from '../connect.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, hasCluster } from './cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { createFolders, locateFoldersAndEnsureOwner } from './folders.ts';
import { findPostmaster, isPostmaster } from './postmaster.ts';
import { createConnectionConfig, ensureRunning, stopServer } from './server.ts';

export interface DatabaseConnectionConfigs {
  /** Reads and writes rows. */
  connectionConfig: ConnectionConfig;
  /** Changes the schema. */
  migrationConnectionConfig: ConnectionConfig;
}

export interface EmbeddedDatabase extends DatabaseConnectionConfigs {
  /** Creates databases and roles. */
  superuserConnectionConfig: ConnectionConfig;
  /** Process id of the running PostgreSQL server. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Name of this process, shown to a second process that finds the folder in use. */
  name: string;
  /** PostgreSQL settings that override the defaults. */
  settings?: Record<string, string>;
  /** Shows progress of slow steps. */
  runStep?: RunStep;
  /** Aborting it stops the start. */
  signal?: AbortSignal | undefined;
}

const checkIntervalMs = 250;

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, name, settings = {}, runStep = runSilently, signal } = options;
  const binaries = findBinaries();
  const folders = locateFoldersAndEnsureOwner(dataDir);
  createFolders(folders);
  await runStep('Creating the database', () => ensureCluster(binaries, folders, signal));
  const connectionConfigs = createConnectionConfigs(folders.socket);
  const { connectionConfig } = connectionConfigs;

  const server = await runStep('Starting the database', () =>
    ensureRunning(binaries, folders, settings, signal),
  );
  let lockClient = await lockDataFolder(connectionConfig, name, dataDir).catch(async (error) => {
    const shouldStopServer = !server.isReused && !(error instanceof StartupError);
    if (shouldStopServer) await stopServer(folders, server.pid);
    throw error;
  });
  let pid = server.pid;
  let isStopping = false;
  const stopController = new AbortController();
  log.debug({ pid, isReused: server.isReused }, 'the embedded database is running');

  async function restartOnDeath(): Promise<void> {
    while (!isStopping) {
      await sleep(checkIntervalMs, undefined, { ref: false, signal: stopController.signal }).catch(() => {});
      if (isStopping || isPostmaster(pid, folders.data)) continue;
      log.warn({ pid }, 'the embedded database died, restarting it');
      await restartServer();
    }
  }

  async function restartServer(): Promise<void> {
    for (let delayMs = 50; !isStopping; delayMs = Math.min(delayMs * 2, 2000)) {
      try {
        ({ pid } = await ensureRunning(binaries, folders, settings));
        lockClient = await lockDataFolder(connectionConfig, name, dataDir);
        log.info({ pid }, 'the embedded database has restarted');
        return;
      } catch (error) {
        // For a moment after a kill, orphaned backends still use the shared memory.
        log.warn({ err: error }, 'the embedded database could not be restarted yet');
        await sleep(delayMs);
      }
    }
  }

  const watchLoop = restartOnDeath();
  return {
    ...connectionConfigs,
    superuserConnectionConfig: createConnectionConfig(folders.socket, 'superuser'),
    get pid() {
      return pid;
    },
    async stop() {
      isStopping = true;
      stopController.abort();
      await lockClient.end().catch(() => {});
      await stopServer(folders, pid);
      await watchLoop;
    },
  };
}

function createConnectionConfigs(socket: string): DatabaseConnectionConfigs {
  return {
    connectionConfig: createConnectionConfig(socket, 'application'),
    migrationConnectionConfig: createConnectionConfig(socket, 'migration'),
  };
}

/** The database of a Matinee that is running on this folder, so that a command can use it too. */
export function findEmbeddedDatabase(dataDir: string): DatabaseConnectionConfigs | undefined {
  const folders = locateFoldersAndEnsureOwner(dataDir);
  const postmaster = findPostmaster(folders.data);
  return postmaster?.status === 'ready' ? createConnectionConfigs(postmaster.socketDir) : undefined;
}

/**
 * Whether DATA_DIR holds a database. Does not create one.
 * @throws StartupError when the database cannot be used
 */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  const hasFolder = statSync(join(dataDir, 'postgres', 'data'), { throwIfNoEntry: false }) !== undefined;
  return hasFolder && hasCluster(locateFoldersAndEnsureOwner(dataDir));
}
