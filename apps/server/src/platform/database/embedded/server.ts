// Starts, adopts and stops the PostgreSQL server of a data folder. The server has its own session, so Ctrl-C
// in a terminal does not stop it while queries run. It survives a crash of this process; the next start
// adopts it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../process/index.ts';
import { Client } from '../client.ts';
import type { ConnectionConfig } from '../connect.ts';
import { isUnknownDatabase } from '../errors.ts';
import { writeAuthentication } from './authentication.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseFolders } from './folders.ts';
import { createOwnerCommand } from './owner-command.ts';
import { findPostmaster, isPostmaster } from './postmaster.ts';
import { ensureRoles, roles } from './roles.ts';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;
const maxLogBytes = 10_000_000;

const databaseName = 'matinee';

export function createConnectionConfig(
  socketDir: string,
  role: keyof typeof roles,
  database = databaseName,
): ConnectionConfig {
  return { host: socketDir, port: 5432, user: roles[role], database };
}

/** Resolves when the server accepts connections. */
export async function ensureRunning(
  binaries: Binaries,
  folders: DatabaseFolders,
  settings: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ pid: number; isReused: boolean }> {
  const deadline = performance.now() + startTimeoutMs;
  const hasNewAuthentication = writeAuthentication(folders);
  const existingPostmaster = findPostmaster(folders.data);
  if (
    existingPostmaster &&
    existingPostmaster.status !== 'stopping' &&
    existingPostmaster.socketDir === folders.socket
  ) {
    if (hasNewAuthentication) process.kill(existingPostmaster.pid, 'SIGHUP');
    await waitUntilReady(folders, { pid: existingPostmaster.pid, deadline, signal });
    return { pid: existingPostmaster.pid, isReused: true };
  }
  if (existingPostmaster) await stopServer(folders, existingPostmaster.pid);
  const pid = await startServer(binaries, folders, settings, { deadline, signal });
  return { pid, isReused: false };
}

interface WaitOptions {
  deadline: number;
  /** Aborting it ends the wait and stops a server that was started. */
  signal: AbortSignal | undefined;
}

async function startServer(
  { postgres }: Binaries,
  folders: DatabaseFolders,
  settings: Record<string, string>,
  { deadline, signal }: WaitOptions,
): Promise<number> {
  const { data, socket, owner, logFile } = folders;
  // Both files name a process that has ended; another process may have its id now.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true });
  const serverSettings = {
    listen_addresses: '',
    // A list: without quotes, a comma in the path would end its first entry.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
  };
  const settingArgs = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, options } = createOwnerCommand(owner, [data, socket], postgres, [
    '-D',
    data,
    ...settingArgs,
  ]);
  const logFd = openLog(logFile);
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', logFd, logFd],
  });
  closeSync(logFd);
  child.unref();
  const exitController = new AbortController();
  child.once('error', (error) => exitController.abort(error));
  child.once('exit', () => exitController.abort());
  const pid = child.pid ?? 0;
  try {
    await waitUntilReady(folders, { pid, deadline, signal, serverExitSignal: exitController.signal });
  } catch (error) {
    if (signal?.aborted) await stopServer(folders, pid);
    throw error;
  }
  return pid;
}

async function waitUntilReady(
  { socket, logFile }: DatabaseFolders,
  { pid, deadline, signal, serverExitSignal }: WaitOptions & { pid: number; serverExitSignal?: AbortSignal },
): Promise<void> {
  for (let delayMs = 10; ; delayMs = Math.min(delayMs * 1.3, 100)) {
    try {
      await ensureDatabase(socket);
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (serverExitSignal?.aborted) {
        // After a crash, the processes of the dead server may use its memory for another moment.
        throw new StartupError(`PostgreSQL did not start: ${readLastError(logFile)}; see ${logFile}`, {
          isTransient: true,
        });
      }
      if (performance.now() > deadline) {
        throw new StartupError(`PostgreSQL (process ${pid}) does not respond: ${error}; see ${logFile}`);
      }
      await sleep(delayMs);
    }
  }
}

async function ensureDatabase(socketDir: string): Promise<void> {
  try {
    await runStatement(createConnectionConfig(socketDir, 'superuser'), 'SELECT 1');
  } catch (error) {
    if (!isUnknownDatabase(error)) throw error;
    await runStatement(
      createConnectionConfig(socketDir, 'superuser', 'postgres'),
      `CREATE DATABASE ${databaseName}`,
    );
  }
  await ensureRoles(createConnectionConfig(socketDir, 'superuser'));
}

async function runStatement(connectionConfig: ConnectionConfig, sql: string): Promise<void> {
  const client = new Client({ ...connectionConfig, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Like `pg_ctl -m fast -w stop`, which refuses to run as root. After a timeout, sends SIGQUIT and throws. */
export async function stopServer({ data, logFile }: DatabaseFolders, pid: number): Promise<void> {
  const deadline = performance.now() + stopTimeoutMs;
  for (let signal: NodeJS.Signals = 'SIGINT'; isPostmaster(pid, data); ) {
    process.kill(pid, signal);
    while (isPostmaster(pid, data) && performance.now() < deadline) await sleep(20);
    if (signal === 'SIGQUIT') {
      throw new StartupError(`PostgreSQL (process ${pid}) does not stop; see ${logFile}`);
    }
    if (performance.now() >= deadline) signal = 'SIGQUIT';
  }
}

function openLog(file: string): number {
  try {
    if (statSync(file).size > maxLogBytes) renameSync(file, `${file}.1`);
  } catch {
    // The first start has no log file.
  }
  return openSync(file, 'a', 0o600);
}

function readLastError(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20);
  // While the server starts, it refuses connections with FATAL lines, which are not the cause.
  const isCause = (line: string) => /PANIC|FATAL/.test(line) && !line.includes('the database system is');
  return (lines.findLast(isCause) ?? lines.at(-1) ?? '').replace(/^.*(PANIC|FATAL):\s*/, '');
}
