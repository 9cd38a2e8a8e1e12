// The embedded database: a PostgreSQL of our own in DATA_DIR, started on need, brought back when it dies, and
// reachable only through a socket in a private folder.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/index.ts';
import { StartupError, type Step, silently } from '../../process/index.ts';
import type { Connection } from '../connect.ts';
import { embeddedBinaries } from './binaries.ts';
import { claim } from './claim.ts';
import { ensureCluster } from './cluster.ts';
import { foldersOf, makeFolders } from './folders.ts';
import { findPostmaster, isPostmasterOf } from './postmaster.ts';
import { connectionTo, ensureRunning, stopServer } from './server.ts';

export interface EmbeddedDatabase {
  connection: Connection;
  /** Of the PostgreSQL server that runs now. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Who we are, for a second process that finds the folder in use. */
  name: string;
  /** Settings of PostgreSQL over ours. */
  settings?: Record<string, string>;
  /** Shows what takes long. */
  step?: Step;
}

const watchMs = 250;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, name, settings = {}, step = silently } = options;
  const binaries = embeddedBinaries();
  const folders = foldersOf(dataDir);
  makeFolders(folders);
  await step('Creating the database', () => ensureCluster(binaries, folders));
  const connection = connectionTo(folders.socket);

  const first = await step('Starting the database', () => ensureRunning(binaries, folders, settings));
  let held = await claim(connection, name, dataDir).catch(async (error) => {
    const ours = !first.adopted && !(error instanceof StartupError);
    if (ours) await stopServer(folders, first.pid);
    throw error;
  });
  let pid = first.pid;
  let stopping = false;
  const stopped = new AbortController();
  log.debug({ pid, adopted: first.adopted }, 'the embedded database runs');

  async function watch(): Promise<void> {
    while (!stopping) {
      await sleep(watchMs, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      if (stopping || isPostmasterOf(pid, folders.data)) continue;
      log.warn({ pid }, 'the embedded database died, starting it again');
      await revive();
    }
  }

  async function revive(): Promise<void> {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, 2000)) {
      try {
        ({ pid } = await ensureRunning(binaries, folders, settings));
        held = await claim(connection, name, dataDir);
        log.info({ pid }, 'the embedded database is back');
        return;
      } catch (error) {
        // Right after a kill its orphans hold on to the shared memory for a moment.
        log.warn({ err: error }, 'the embedded database does not start yet');
        await sleep(wait);
      }
    }
  }

  const watching = watch();
  return {
    connection,
    get pid() {
      return pid;
    },
    async stop() {
      stopping = true;
      stopped.abort();
      await held.end().catch(() => {});
      await stopServer(folders, pid);
      await watching;
    },
  };
}

/** The database of a Matinee that runs on this folder now, for a command beside it. */
export function findEmbedded(dataDir: string): Connection | undefined {
  const folders = foldersOf(dataDir);
  const running = findPostmaster(folders.data);
  return running?.status === 'ready' ? connectionTo(running.socket) : undefined;
}
