// Finds the PostgreSQL server that runs on a data folder. The process id in its file is not proof: after a
// crash another program may have the same id.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../process/index.ts';

export interface Postmaster {
  pid: number;
  /** The folder of its socket. */
  socketDir: string;
  status: 'starting' | 'ready' | 'stopping';
}

/** The running server of this data folder. */
export function findPostmaster(postgresDataDir: string): Postmaster | undefined {
  const lines = readPidFile(postgresDataDir)?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1 || !isPostmaster(pid, postgresDataDir)) return undefined;
  const statusLine = lines[7]?.trim();
  const status = statusLine === 'ready' || statusLine === 'stopping' ? statusLine : 'starting';
  return { pid, socketDir: lines[4] ?? '', status };
}

export function isPostmaster(pid: number, postgresDataDir: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    const { state, command } = process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
    return state !== 'Z' && command.includes('postgres') && command.includes(postgresDataDir);
  } catch {
    return false;
  }
}

function readPidFile(postgresDataDir: string): string | undefined {
  try {
    return readFileSync(join(postgresDataDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

function readFromProc(pid: number): { state: string; command: string } {
  // The name in parentheses may contain any character; the state follows the last parenthesis.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
  return { state, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
}

function readFromPs(pid: number): { state: string; command: string } {
  const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { state: line.slice(0, 1), command: line };
}
