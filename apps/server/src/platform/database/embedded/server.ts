// Starts, adopts and stops the PostgreSQL of a folder. It runs in a session of its own, so that Ctrl-C in a terminal
// does not stop it under running queries, and it outlives a crash of ours: the next start adopts it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../process/index.ts';
import { Client } from '../client.ts';
import type { Connection } from '../connect.ts';
import { isUnknownDatabase } from '../errors.ts';
import type { Binaries } from './binaries.ts';
import type { Folders } from './folders.ts';
import { asOwner } from './launch.ts';
import { findPostmaster, isPostmasterOf } from './postmaster.ts';

const startDeadlineMs = 60_000;
const stopDeadlineMs = 20_000;
const logLimit = 10_000_000;

const databaseName = 'matinee';

export function connectionTo(socket: string, database = databaseName): Connection {
  return { host: socket, port: 5432, user: 'matinee', database };
}

/** Answers the process id of the server once it takes connections. */
export async function ensureRunning(
  binaries: Binaries,
  folders: Folders,
  settings: Record<string, string>,
): Promise<{ pid: number; adopted: boolean }> {
  const deadline = performance.now() + startDeadlineMs;
  const left = findPostmaster(folders.data);
  if (left && left.status !== 'stopping' && left.socket === folders.socket) {
    await untilItAnswers(folders, left.pid, deadline);
    return { pid: left.pid, adopted: true };
  }
  if (left) await stopServer(folders, left.pid);
  const pid = await start(binaries, folders, settings, deadline);
  return { pid, adopted: false };
}

async function start(
  { postgres }: Binaries,
  folders: Folders,
  settings: Record<string, string>,
  deadline: number,
): Promise<number> {
  const { data, socket, owner, logFile } = folders;
  // Both name a process that is gone, whose number somebody else may have by now.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true });
  const all = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
  };
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, options } = asOwner(owner, [data, socket], postgres, ['-D', data, ...given]);
  const log = openLog(logFile);
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const ended = new AbortController();
  child.once('error', (error) => ended.abort(error));
  child.once('exit', () => ended.abort());
  await untilItAnswers(folders, child.pid ?? 0, deadline, ended.signal);
  return child.pid ?? 0;
}

async function untilItAnswers(
  { socket, logFile }: Folders,
  pid: number,
  deadline: number,
  ended?: AbortSignal,
): Promise<void> {
  for (let wait = 10; ; wait = Math.min(wait * 1.3, 100)) {
    try {
      await ensureDatabase(socket);
      return;
    } catch (error) {
      if (ended?.aborted) throw new Error(`PostgreSQL did not start: ${lastLine(logFile)}`);
      if (performance.now() > deadline) {
        throw new StartupError(`PostgreSQL (process ${pid}) does not answer: ${error}; see ${logFile}`);
      }
      await sleep(wait);
    }
  }
}

async function ensureDatabase(socket: string): Promise<void> {
  try {
    await ask(connectionTo(socket), 'SELECT 1');
  } catch (error) {
    if (!isUnknownDatabase(error)) throw error;
    await ask(connectionTo(socket, 'postgres'), `CREATE DATABASE ${databaseName}`);
  }
}

async function ask(connection: Connection, sql: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** What `pg_ctl -m fast -w stop` does, which refuses to be run by root. */
export async function stopServer({ data, logFile }: Folders, pid: number): Promise<void> {
  const deadline = performance.now() + stopDeadlineMs;
  for (let signal: NodeJS.Signals = 'SIGINT'; isPostmasterOf(pid, data); ) {
    process.kill(pid, signal);
    while (isPostmasterOf(pid, data) && performance.now() < deadline) await sleep(20);
    if (signal === 'SIGQUIT') {
      throw new StartupError(`PostgreSQL (process ${pid}) does not stop; see ${logFile}`);
    }
    if (performance.now() >= deadline) signal = 'SIGQUIT';
  }
}

function openLog(file: string): number {
  try {
    if (statSync(file).size > logLimit) renameSync(file, `${file}.1`);
  } catch {
    // the first start has none
  }
  return openSync(file, 'a', 0o600);
}

function lastLine(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8);
  return (lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '').replace(/^.*FATAL:\s*/, '');
}
